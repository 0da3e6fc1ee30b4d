import { messenger as en } from './en/messenger.ts';
import { messenger as he } from './he/messenger.ts';
import type { Language } from './languages.ts';
import type { Like } from './like.ts';

/**
 * What the button says that is shown until the plugin of a messenger is, and instead of it where
 * its script is blocked.
 */
export const MESSENGER_TEXTS: Readonly<Record<Language, Like<typeof en>>> = { en, he };
