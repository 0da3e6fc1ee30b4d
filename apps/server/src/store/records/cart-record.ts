import type { ReportDays, ReportScope } from './report-record.ts';

/** Carts with which a popup was shown: how many, and how many of them were ordered within a week. */
export interface CartCounts {
  readonly seen: number;
  readonly ordered: number;
}

/**
 * Carts that visitors had when a popup showed, by the day on which it was first shown with them.
 * Their number and value are in `reportMoney` of the dimension `carts`.
 */
export interface CartStore {
  /** Carts not ordered yet that were seen after a moment (ms). */
  openCarts(
    accountId: string,
    scope: ReportScope,
    which: { readonly days: ReportDays; readonly seenAfter: number },
  ): Promise<number>;
  /** By the popup's id; a cart counts for each popup that was shown with it. */
  popupCarts(
    accountId: string,
    siteId: string,
    days: ReportDays,
  ): Promise<ReadonlyMap<string, CartCounts>>;
}
