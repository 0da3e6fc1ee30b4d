import type { FieldRule } from '../field-rule.ts';
import { valueText, visibleText } from '../fields/answer-text.ts';

const NOT_OF_A_NUMBER = /[^0-9+\-.,]/g;

/**
 * Removes characters that a number field does not accept: all but digits, signs and separators.
 * docs/behaviour/forms.md#numbers.
 */
export function keepNumberCharacters(text: string): string {
  return text.replace(NOT_OF_A_NUMBER, '');
}

/**
 * The number that the field shows after the visitor has left it: at most 2 decimals, '.' alone as
 * 0, and an empty text if it is not a number. A comma is the decimal separator if it can be one
 * (3,5), otherwise the thousands separator (1,200). docs/behaviour/forms.md#numbers.
 */
export function roundedNumberText(text: string): string {
  const plain = withDecimalPoint(visibleText(text));
  if (plain === '.') return '0';
  if (!/^[+-]?(\d+(\.\d*)?|\.\d+)$/.test(plain)) return '';
  const rounded =
    Math.round((Number(plain) + Math.sign(Number(plain)) * Number.EPSILON) * 100) / 100;
  return Number.isSafeInteger(Math.trunc(rounded)) ? String(rounded === 0 ? 0 : rounded) : plain;
}

function withDecimalPoint(text: string): string {
  const isDecimalComma = /^[+-]?\d*,(\d{1,2}|\d{4,})$/.test(text);
  return isDecimalComma ? text.replace(',', '.') : text.replaceAll(',', '');
}

/** The value of a number field is a number. docs/behaviour/forms.md#numbers. */
export const numeric: FieldRule = {
  name: 'numeric',
  appliesTo: ({ kind }) => kind === 'number',
  check: (value) => (roundedNumberText(valueText(value)) === '' ? 'number-wrong' : undefined),
};
