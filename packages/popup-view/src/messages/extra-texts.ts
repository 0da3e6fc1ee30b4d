import type { Language } from '@beckon/contract/values';
import { extras as en } from './en/extras.ts';
import { extras as he } from './he/extras.ts';

export type ExtraTexts = typeof en;

/** The words of the blocks that few popups have; they load with them. */
export const EXTRA_TEXTS: Readonly<Record<Language, ExtraTexts>> = { en, he };
