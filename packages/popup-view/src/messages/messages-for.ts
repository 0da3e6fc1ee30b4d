import type { Language } from '@beckon/contract/values';
import { view as en } from './en/view.ts';
import { view as he } from './he/view.ts';

/** All visitor-facing texts of one language: every key of English, in each language. */
export type Messages = typeof en;

const MESSAGES: Readonly<Record<Language, Messages>> = { en, he };

/** The texts of a language. */
export function messagesFor(language: Language): Messages {
  return MESSAGES[language];
}

/**
 * Puts values into the `{name}` parts of a message; a part without a value stays as it is. The
 * result is text, never html.
 */
export function fillMessage(
  message: string,
  values: Readonly<Record<string, string | number>>,
): string {
  return message.replace(/\{(\w+)\}/g, (part: string, name: string) =>
    String(values[name] ?? part),
  );
}
