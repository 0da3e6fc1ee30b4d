import type { FieldValue } from './field-spec.ts';

/** Characters that show nothing: marks of direction, zero-width spaces and joiners. */
const INVISIBLE = /[\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF\u00AD]/gu;

/** The text without invisible characters, and without blanks around it. */
export function visibleText(text: string): string {
  return text.replace(INVISIBLE, '').trim();
}

/** True if the answer has no visible character, or if no option is chosen. */
export function isEmptyValue(value: FieldValue): boolean {
  return typeof value === 'string' ? visibleText(value) === '' : value.length === 0;
}

/** Any answer as a text of one line. */
export function valueText(value: FieldValue): string {
  return typeof value === 'string' ? value : value.join(', ');
}
