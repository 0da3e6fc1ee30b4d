/** A character that people see. Hangul fillers and blank Braille count as letters and signs. */
export const VISIBLE = /(?![\u115f\u1160\u2800\u3164\uffa0])[\p{L}\p{N}\p{P}\p{S}]/u;

/** Whether there is nothing to see in a text: it is empty, or has only blanks and invisible letters. */
export function isBlank(text: string): boolean {
  return !VISIBLE.test(text);
}

/** The text as one line, without blanks at its ends. */
export function inOneLine(text: string): string {
  return text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
}
