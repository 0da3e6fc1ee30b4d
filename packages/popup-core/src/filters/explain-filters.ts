import type { MatchEntry } from '@beckon/contract/settings';
import { HAPPENED } from './engagement.ts';
import type { FilteredPopup, FilterSnapshot } from './filter.ts';
import { checkFilters, type FilteredWithBrokenRules, type FilterVerdict } from './index.ts';
import { isThere } from './source-code.ts';

/** A verdict, with the value that the filter compared, as text for the trace. */
export interface ExplainedVerdict extends FilterVerdict {
  readonly seen: string;
}

/** The verdicts with what each filter saw. Visitors never load this code. */
export function explainFilters(
  details: FilteredWithBrokenRules,
  snapshot: FilterSnapshot,
): readonly ExplainedVerdict[] {
  const whyBroken = new Map(details.brokenRules.map(({ name, why }) => [name, why]));
  return checkFilters(details, snapshot).map((verdict) => ({
    ...verdict,
    seen: whyBroken.get(verdict.name) ?? SEEN[verdict.name]?.(details.popup, snapshot) ?? '',
  }));
}

/** By the name of the filter. */
const SEEN: Readonly<Record<string, (popup: FilteredPopup, seen: FilterSnapshot) => string>> = {
  frequency({ id, frequency }, { memories }) {
    const shownAtMs = memories.get(id)?.history.lastShownAtMs;
    const shown =
      shownAtMs === undefined ? 'never shown' : `last shown ${new Date(shownAtMs).toISOString()}`;
    return `${frequency.rule}, ${shown}`;
  },
  convertedVisitor: ({ id }, { memories }) =>
    memories.get(id)?.hasConverted ? 'has converted' : 'has not converted',
  closedByX: ({ id }, { memories }) =>
    memories.get(id)?.wasClosedByX ? 'closed by X within a day' : 'not closed by X',
  attentionBudget: (_popup, { automaticPopupsThisVisit, automaticPopupsAllowed }) =>
    `${automaticPopupsThisVisit} of ${automaticPopupsAllowed}`,
  engagement: ({ filters: { engagement = [] } }, { memories }) =>
    engagement
      .map(
        ({ popupId, state }) =>
          `${popupId} ${HAPPENED[state](memories.get(popupId)) ? 'is' : 'is not'} ${state}`,
      )
      .join('; '),
  cookies: ({ filters }, { cookies }) => seenValues(filters.cookies, cookies),
  jsVariables: ({ filters }, { variables }) => seenValues(filters.jsVariables, variables),
  sourceCode: ({ filters: { sourceCode } }, { pageHtml }) =>
    isThere(sourceCode?.html ?? '', pageHtml) ? 'found' : 'not found',
};

/** Long values would fill the trace, so it contains only their first characters. */
const SEEN_LETTERS = 60;

/** The values that the entries were compared with. */
function seenValues(
  entries: readonly MatchEntry[] = [],
  values: ReadonlyMap<string, string>,
): string {
  return entries
    .map(({ name }) => `${name} = ${values.get(name)?.slice(0, SEEN_LETTERS) ?? '(not there)'}`)
    .join('; ');
}
