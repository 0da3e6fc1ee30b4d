import { popupTypes as en } from './en/popup-types.ts';
import { popupTypes as he } from './he/popup-types.ts';
import type { Language } from './languages.ts';
import type { Like } from './like.ts';

/** The names of the popup types for owners, shown around designs in each language. */
export const POPUP_TYPE_TEXTS: Readonly<Record<Language, Like<typeof en>>> = { en, he };
