import { designs as en } from './en/designs/index.ts';
import { designs as he } from './he/designs/index.ts';
import type { Language } from './languages.ts';
import type { Like } from './like.ts';

export type DesignTexts = Like<typeof en>;

/** The texts of all designs and themes. */
export const DESIGN_TEXTS: Readonly<Record<Language, DesignTexts>> = { en, he };
