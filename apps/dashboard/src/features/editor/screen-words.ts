import type { Screen } from '@beckon/contract/values';

/** The screens of a popup as owners call them. */
export const SCREEN_WORDS: Readonly<Record<Screen, string>> = { form: 'Form', play: 'Game', won: 'Won', lost: 'Lost', thanks: 'Thank you' };
