import { isAutomatic } from './automatic.ts';
import type { Filter } from './filter.ts';

/**
 * At most so many automatic popups a visit, over the whole site; embedded forms take nobody's
 * attention. decisions.md.
 */
export const attentionBudgetFilter: Filter = {
  name: 'attentionBudget',
  isUsedBy: ({ type }) => type !== 'embedded',
  passes: (_popup, { trigger, automaticPopupsThisVisit, automaticPopupsAllowed }) =>
    !isAutomatic(trigger) || automaticPopupsThisVisit < automaticPopupsAllowed,
  seen: (_popup, { automaticPopupsThisVisit, automaticPopupsAllowed }) =>
    `${automaticPopupsThisVisit} of ${automaticPopupsAllowed} automatic popups this visit`,
};
