import { view as en } from './en/view.ts';
import { view as he } from './he/view.ts';
import type { Language } from './languages.ts';
import type { Like } from './like.ts';

export type ViewTexts = Like<typeof en>;

/** Texts for visitors that any popup may need. */
export const VIEW_TEXTS: Readonly<Record<Language, ViewTexts>> = { en, he };
