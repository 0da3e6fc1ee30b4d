import type { Popup } from '@beckon/contract/popup';
import { isAutomatic } from './automatic.ts';
import type { Filter } from './filter.ts';

/**
 * At most so many popups that open by themselves a visit, over the whole site, where the owner
 * limits them. Popups count, not their repeats: one that shows on every page is one.
 */
export const attentionBudgetFilter: Filter = {
  name: 'attentionBudget',
  isUsedBy: takesAttention,
  passes: (_popup, { trigger, automaticPopupsThisVisit, automaticPopupsAllowed }) =>
    !isAutomatic(trigger) || automaticPopupsThisVisit < automaticPopupsAllowed,
  seen: (_popup, { automaticPopupsThisVisit, automaticPopupsAllowed }) =>
    `${automaticPopupsThisVisit} of ${automaticPopupsAllowed}`,
};

/** Bars and forms in the page interrupt nobody. */
export function takesAttention({ type }: Pick<Popup, 'type'>): boolean {
  return type !== 'embedded' && type !== 'bar';
}
