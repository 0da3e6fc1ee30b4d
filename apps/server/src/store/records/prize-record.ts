/** What is left and what went, of one prize. */
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
  /** When the code ends; missing: never. */
  readonly codeUntil?: number;
  /**
   * How likely the prize was, of 1, among those left at that moment; missing: nothing was drawn, or
   * it was not yet kept.
   */
  readonly share?: number;
  readonly at: number;
}

/** The prize a chooser picked; `takesCode`: one code of the prize's pool goes with it. */
export interface PrizeChoice {
  readonly prizeId: string;
  readonly label: string;
  readonly isWinning: boolean;
  readonly code: string;
  readonly takesCode: boolean;
  /** How likely it was, of 1, among those that could be drawn. */
  readonly share: number;
}

export interface DrawRequestOf {
  readonly id: string;
  readonly popupId: string;
  readonly visitorId: string;
  readonly viewId: string;
  readonly at: number;
  readonly day: string;
  /** When a code given now ends. */
  readonly codeUntil?: number;
  /** Whether drawing nothing is kept as this visitor's draw; else they may draw again. */
  readonly usesTurn: boolean;
  /**
   * Called once with what is left at that moment, inside the transaction; undefined: nothing can be
   * drawn.
   */
  readonly choose: (uses: ReadonlyMap<string, PrizeUse>) => PrizeChoice | undefined;
}

/** The pool of codes of one prize. */
export interface PoolKey {
  readonly popupId: string;
  readonly prizeId: string;
}

export interface PrizeStore {
  /**
   * One draw a visitor and popup: asked again (also in parallel) it answers the first. Draws of one
   * popup come one after the other, so neither stock nor a code is given twice.
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
   * The same of all popups of a site, by popup and prize; nothing when the site is not the
   * account's.
   */
  sitePrizeUses(
    accountId: string,
    siteId: string,
    day: string,
  ): Promise<ReadonlyMap<string, ReadonlyMap<string, PrizeUse>>>;
  /**
   * Adds codes to a pool; those already there are counted as duplicates. Undefined: popup not the
   * account's.
   */
  addCodes(
    accountId: string,
    pool: PoolKey,
    codes: readonly string[],
  ): Promise<{ readonly added: number; readonly duplicates: number } | undefined>;
  /** Removes the codes not given out and says how many; undefined: popup not the account's. */
  removeCodes(accountId: string, pool: PoolKey): Promise<number | undefined>;
  /** All draws of a popup, oldest first, in chunks. Nothing when the popup is not the account's. */
  streamDraws(accountId: string, popupId: string): AsyncIterable<readonly DrawRecord[]>;
}
