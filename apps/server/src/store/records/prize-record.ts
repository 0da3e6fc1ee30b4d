/** How much of one prize is left, and how much was drawn. */
export interface PrizeUse {
  readonly prizeId: string;
  readonly given: number;
  readonly givenToday: number;
  readonly codesTotal: number;
  readonly codesLeft: number;
}

export interface DrawRecord {
  readonly id: string;
  readonly popupId: string;
  readonly visitorId: string;
  readonly viewId: string;
  /** Empty: nothing could be drawn. */
  readonly prizeId: string;
  readonly label: string;
  readonly isWinning: boolean;
  readonly code: string;
  /** When the code expires (ms); missing: never. */
  readonly codeUntil?: number;
  /**
   * The probability of the prize among those left at that moment, from 0 to 1. Missing: nothing was
   * drawn, or it was not yet stored then.
   */
  readonly share?: number;
  readonly at: number;
}

/** The prize that was chosen; `takesCode`: it comes with one code of the prize's pool. */
export interface PrizeChoice {
  readonly prizeId: string;
  readonly label: string;
  readonly isWinning: boolean;
  readonly code: string;
  readonly takesCode: boolean;
  /** Its probability among those that could be drawn, from 0 to 1. */
  readonly share: number;
}

export interface DrawRequestOf {
  readonly id: string;
  readonly popupId: string;
  readonly visitorId: string;
  readonly viewId: string;
  readonly at: number;
  readonly day: string;
  /** When a code that is given now expires (ms). */
  readonly codeUntil?: number;
  /** Whether drawing nothing is stored as this visitor's draw; otherwise they may draw again. */
  readonly usesTurn: boolean;
  /**
   * Chooses the prize. It is called once, inside the transaction, with the prizes drawn and left at
   * that moment. Undefined: nothing can be drawn.
   */
  readonly choose: (uses: ReadonlyMap<string, PrizeUse>) => PrizeChoice | undefined;
}

/** The pool of codes of one prize. */
export interface PoolKey {
  readonly popupId: string;
  readonly prizeId: string;
}

/** A popup that has some of the codes of another popup. */
export interface CodesElsewhere {
  readonly popupId: string;
  readonly name: string;
  readonly isDeleted: boolean;
  readonly codes: number;
}

export interface PrizeStore {
  /**
   * One draw per visitor and popup: a second call (also in parallel) returns the first draw. Draws
   * of one popup run one after the other, so neither stock nor a code is given twice.
   */
  draw(request: DrawRequestOf): Promise<DrawRecord>;
  drawOf(popupId: string, visitorId: string): Promise<DrawRecord | undefined>;
  /**
   * Undefined when the popup is not the account's. Prizes never drawn and without codes are left
   * out.
   */
  prizeUses(
    accountId: string,
    popupId: string,
    day: string,
  ): Promise<readonly PrizeUse[] | undefined>;
  /**
   * The same of all popups of a site, deleted ones too, by popup and prize; nothing when the site
   * is not the account's.
   */
  sitePrizeUses(
    accountId: string,
    siteId: string,
    day: string,
  ): Promise<ReadonlyMap<string, ReadonlyMap<string, PrizeUse>>>;
  /**
   * Adds codes to a pool. Codes of pools whose prize is not in `prizeIds` (the prizes that the
   * popup has) and that were not given out move to this one. Codes that this or another of its
   * prizes has, or that were given out, count as duplicates, also in other upper and lower case
   * (`otherCase` of them); the first spelling stays. `full`: the pools of the site would hold more
   * than `mostOfSite`. Undefined: popup not the account's.
   */
  addCodes(
    accountId: string,
    pool: PoolKey & { readonly mostOfSite?: number; readonly prizeIds?: readonly string[] },
    codes: readonly string[],
  ): Promise<
    | { readonly added: number; readonly duplicates: number; readonly otherCase: number }
    | 'full'
    | undefined
  >;
  /**
   * Other popups of the site that have some of these codes, in any case, or gave them out. Nothing
   * when the popup is not the account's.
   */
  codesElsewhere(
    accountId: string,
    popupId: string,
    codes: readonly string[],
  ): Promise<readonly CodesElsewhere[]>;
  /**
   * Removes the codes that were not given out, and returns how many. Undefined: the popup is not
   * the account's.
   */
  removeCodes(accountId: string, pool: PoolKey): Promise<number | undefined>;
  /**
   * Moves the codes of a prize that were not given out from one popup to another. Does nothing if
   * one of them is not the account's. If it is interrupted, the rest stays where it was.
   */
  moveCodes(
    accountId: string,
    move: { readonly from: string; readonly to: string; readonly prizeId: string },
  ): Promise<void>;
  /**
   * The codes of a pool that were not given out, in the order in which they will be, in chunks.
   * Also of a popup in the trash. Nothing when the popup is not the account's.
   */
  streamUnusedCodes(accountId: string, pool: PoolKey): AsyncIterable<readonly string[]>;
  /**
   * All draws of a popup, deleted or not, oldest first, in chunks. Nothing when the popup is not
   * the account's.
   */
  streamDraws(accountId: string, popupId: string): AsyncIterable<readonly DrawRecord[]>;
}
