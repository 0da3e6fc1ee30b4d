import { server as en } from './en/server.ts';
import { server as he } from './he/server.ts';
import type { Language } from './languages.ts';
import type { Like } from './like.ts';

export type ServerTexts = Like<typeof en>;

/** Texts of the server for visitors and in mails. */
export const SERVER_TEXTS: Readonly<Record<Language, ServerTexts>> = { en, he };
