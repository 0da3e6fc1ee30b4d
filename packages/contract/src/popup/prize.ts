/** What a game can give. `chances` and `code` are there only when the browser draws (decisions.md, deviation 1). */
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

/** A prize that has been drawn for this visitor. */
export interface DrawnPrize {
  readonly id: string;
  readonly label: string;
  readonly isWinning: boolean;
  readonly code: string;
  readonly redirect?: PrizeRedirect;
}
