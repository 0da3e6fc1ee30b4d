import { messenger as en } from './en/messenger.ts';
import { messenger as he } from './he/messenger.ts';
import type { Language } from './languages.ts';
import type { Like } from './like.ts';

/**
 * The text of the button that shows until a messenger's plugin has loaded, or permanently if the
 * plugin's script is blocked.
 */
export const MESSENGER_TEXTS: Readonly<Record<Language, Like<typeof en>>> = { en, he };
