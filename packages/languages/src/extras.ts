import { extras as en } from './en/extras.ts';
import { extras as he } from './he/extras.ts';
import type { Language } from './languages.ts';
import type { Like } from './like.ts';

export type ExtraTexts = Like<typeof en>;

/** The texts of blocks that few popups have. They load with these blocks. */
export const EXTRA_TEXTS: Readonly<Record<Language, ExtraTexts>> = { en, he };
