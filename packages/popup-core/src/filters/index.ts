import type { PopupWithBrokenRules } from '../popup/broken-rules.ts';
import { attentionBudgetFilter } from './attention-budget.ts';
import { closedByXFilter } from './closed-by-x.ts';
import { convertedVisitorFilter } from './converted-visitor.ts';
import { cookieFilter } from './cookie.ts';
import { engagementFilter } from './engagement.ts';
import type { Filter, FilteredPopup, FilterSnapshot } from './filter.ts';
import { frequencyFilter } from './frequency.ts';
import { jsVariableFilter } from './js-variable.ts';
import { sourceCodeFilter } from './source-code.ts';

/** All filters, in the order in which the trace lists them. */
export const FILTERS: readonly Filter[] = [
  frequencyFilter,
  convertedVisitorFilter,
  closedByXFilter,
  attentionBudgetFilter,
  engagementFilter,
  cookieFilter,
  jsVariableFilter,
  sourceCodeFilter,
];

export interface FilterVerdict {
  readonly name: string;
  readonly passes: boolean;
}

export type FilteredWithBrokenRules = Pick<PopupWithBrokenRules, 'brokenRules'> & {
  readonly popup: FilteredPopup;
};

/** Returns a verdict for each filter that the popup uses. A malformed filter never passes. */
export function checkFilters(
  { popup, brokenRules }: FilteredWithBrokenRules,
  snapshot: FilterSnapshot,
): readonly FilterVerdict[] {
  const broken = brokenRules.filter(({ kind }) => kind === 'filter');
  return [
    ...broken.map(({ name }) => ({ name, passes: false })),
    ...FILTERS.filter((filter) => filter.isUsedBy(popup)).map((filter) => ({
      name: filter.name,
      passes: filter.passes(popup, snapshot),
    })),
  ];
}
