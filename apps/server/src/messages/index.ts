import type { Language } from '@beckon/contract/values';
import { en } from './en.ts';
import { he } from './he.ts';
import type { Messages } from './messages.ts';

export type { CommentRefusal } from './messages.ts';

/** What the server says, by language. */
export const MESSAGES: Readonly<Record<Language, Messages>> = { en, he };
