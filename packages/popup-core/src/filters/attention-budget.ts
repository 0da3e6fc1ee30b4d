import type { Popup } from '@beckon/contract/popup';
import { isAutomatic } from './automatic.ts';
import type { Filter } from './filter.ts';

/**
 * Limits how many different popups may open by themselves in one visit, over the whole site, if the
 * owner set a limit. A popup that shows on every page counts once.
 */
export const attentionBudgetFilter: Filter = {
  name: 'attentionBudget',
  isUsedBy: takesAttention,
  passes: (_popup, { trigger, automaticPopupsThisVisit, automaticPopupsAllowed }) =>
    !isAutomatic(trigger) || automaticPopupsThisVisit < automaticPopupsAllowed,
};

/** Whether a popup counts towards the limit. Bars and embedded forms do not: they interrupt nobody. */
export function takesAttention({ type }: Pick<Popup, 'type'>): boolean {
  return type !== 'embedded' && type !== 'bar';
}
