/** What the screens after a game say. */
export interface GameResultCopy {
  readonly won: string;
  readonly wonText: string;
  readonly lost: string;
  readonly lostText: string;
  readonly again: string;
}
