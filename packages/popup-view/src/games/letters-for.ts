import type { CSSProperties } from 'react';

/** Letters that a label may have before they get smaller. */
const SHORT = 10;
const LARGE = 54;
const SMALL = 20;

/** What the games' style sheet reads. */
export interface LettersStyle extends CSSProperties {
  readonly '--bk-letters': string;
}

/** How large to write a label of any length in a place of about three lines. */
export function lettersFor(label: string): LettersStyle {
  const many = Array.from(label).length / SHORT;
  return {
    '--bk-letters': `${many <= 1 ? LARGE : Math.max(SMALL, Math.round(LARGE / Math.sqrt(many)))}px`,
  };
}
