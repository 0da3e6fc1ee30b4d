import type { Language } from '@beckon/contract/values';
import { messenger as en } from './en/messenger.ts';
import { messenger as he } from './he/messenger.ts';
import type { MessengerTexts } from './messenger-message-type.ts';

/**
 * What the button says that stands there until the plugin does, and instead of it where its script
 * is blocked.
 */
export const MESSENGER_TEXTS: Readonly<Record<Language, MessengerTexts>> = { en, he };
