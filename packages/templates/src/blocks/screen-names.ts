import type { Screen } from '@beckon/contract/values';

/** The screens of a popup as owners call them. */
export const SCREEN_NAMES: Readonly<Record<Screen, string>> = {
  form: 'Main',
  play: 'Play',
  won: 'You won',
  lost: 'Not this time',
  thanks: 'Thank you',
};
