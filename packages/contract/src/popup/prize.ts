/**
 * What a game can give. `chances` and `code` are there only when the browser draws.
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
 * Why nothing could be drawn: asked `again` it may go well, the turn is kept; `over`: there is
 * nothing to play for any more.
 */
export type DrawError = 'again' | 'over';

/** What has been drawn for this visitor: a prize, or a coupon code of their own. */
export interface DrawnPrize {
  readonly id: string;
  readonly label: string;
  readonly isWinning: boolean;
  readonly code: string;
  /** When the code ends, by the browser's clock: from then on it is not offered. Missing: never. */
  readonly codeEndsAtMs?: number;
  readonly redirect?: PrizeRedirect;
}
