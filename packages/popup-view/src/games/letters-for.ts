import type { CSSProperties } from 'react';

/** The length of a label, in letters, above which its letters get smaller. */
const SHORT = 10;
const LARGE = 54;
const SMALL = 20;

/** The custom property that the games' style sheet reads. */
export interface LettersStyle extends CSSProperties {
  readonly '--bk-letters': string;
}

/** The size of the letters of a label in a space of about three lines. */
export function lettersFor(label: string): LettersStyle {
  const many = Array.from(label).length / SHORT;
  return {
    '--bk-letters': `${many <= 1 ? LARGE : Math.max(SMALL, Math.round(LARGE / Math.sqrt(many)))}px`,
  };
}
