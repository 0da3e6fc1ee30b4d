import { extras as en } from './en/extras.ts';
import { extras as he } from './he/extras.ts';
import type { Language } from './languages.ts';
import type { Like } from './like.ts';

export type ExtraTexts = Like<typeof en>;

/** The words of the blocks that few popups have; they load with them. */
export const EXTRA_TEXTS: Readonly<Record<Language, ExtraTexts>> = { en, he };
