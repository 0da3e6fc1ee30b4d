import type { Language } from '@beckon/contract/values';
import { VIEW_TEXTS, type ViewTexts } from '@beckon/languages/view';

/** All texts of one language that a popup may show. */
export type Messages = ViewTexts;

/** The texts of a language. */
export function messagesFor(language: Language): Messages {
  return VIEW_TEXTS[language];
}

/**
 * Puts values into the `{name}` placeholders of a message. A placeholder without a value stays as
 * it is. The result is text, never html.
 */
export function fillMessage(
  message: string,
  values: Readonly<Record<string, string | number>>,
): string {
  return message.replace(/\{(\w+)\}/g, (part: string, name: string) =>
    String(values[name] ?? part),
  );
}
