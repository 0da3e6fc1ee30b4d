/**
 * A prize of a game. `chances` and `code` are there only when the browser draws.
 * docs/decisions/0025.
 */
export interface Prize {
  readonly id: string;
  readonly label: string;
  readonly isWinning: boolean;
  readonly chances?: number;
  readonly code?: string;
  readonly redirect?: PrizeRedirect;
}

export interface PrizeRedirect {
  readonly to: 'none' | 'url' | 'close';
  readonly url: string;
  readonly delaySeconds?: number;
}

/**
 * Why nothing could be drawn. `again`: another try may succeed, and the turn is not used up.
 * `over`: there is nothing left to win.
 */
export type DrawError = 'again' | 'over';

/** What was drawn for this visitor: a prize, or a coupon code for them alone. */
export interface DrawnPrize {
  readonly id: string;
  readonly label: string;
  readonly isWinning: boolean;
  readonly code: string;
  /**
   * When the code expires (ms, by the browser's clock). It is not offered after that. Missing:
   * never.
   */
  readonly codeEndsAtMs?: number;
  readonly redirect?: PrizeRedirect;
}
