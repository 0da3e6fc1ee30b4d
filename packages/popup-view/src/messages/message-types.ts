import type { ProblemCode } from '@beckon/contract/form-rules';

/** What the calendar's controls are called. */
export type CalendarTexts = Readonly<
  Record<
    'open' | 'clear' | 'next' | 'previous' | 'month' | 'year' | 'nav' | 'today' | 'selected',
    string
  >
>;

/** The words of a game, in the popup's language. */
export interface GameTexts {
  readonly spin: string;
  readonly wheelName: string;
  readonly scratchHint: string;
  readonly reveal: string;
  readonly scratchName: string;
  readonly chooseBox: string;
  readonly box: (number: number) => string;
  /** Above the prize. */
  readonly won: string;
  readonly youWon: (label: string) => string;
  readonly noLuck: string;
  readonly error: string;
  readonly again: string;
  readonly over: string;
}

/** What each problem is called beside its field. */
export type ProblemTexts = Readonly<Record<ProblemCode, string>>;
