import type { Screen } from '@beckon/contract/values';

/** Names of the screens for owners. */
export const SCREEN_NAMES: Readonly<Record<Screen, string>> = {
  form: 'Main',
  play: 'Play',
  won: 'You won',
  lost: 'Not this time',
  thanks: 'Thank you',
};
