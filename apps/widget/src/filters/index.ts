import type { KnownPopup } from '../popup/known-popup.ts';
import type { Filter, FilterSnapshot } from './filter.ts';

/** Every filter that ships, in the order in which the trace lists them. */
export const FILTERS: readonly Filter[] = [];

export interface FilterVerdict {
  readonly name: string;
  readonly passes: boolean;
  readonly seen: string;
}

/** Asks every filter that the popup uses; a filter that came malformed never passes. */
export function checkFilters({ popup, brokenRules }: KnownPopup, snapshot: FilterSnapshot): readonly FilterVerdict[] {
  const broken = brokenRules.filter(({ kind }) => kind === 'filter');
  return [
    ...broken.map(({ name, why }) => ({ name, passes: false, seen: why })),
    ...FILTERS.filter((filter) => filter.isUsedBy(popup)).map((filter) => ({
      name: filter.name,
      passes: filter.passes(popup, snapshot),
      seen: filter.seen(popup, snapshot),
    })),
  ];
}
