import type { FieldRule } from './field-rule.ts';
import { valueText, visibleText } from './is-empty-value.ts';

const NOT_OF_A_NUMBER = /[^0-9+\-.,]/g;

/**
 * Drops what may not be typed into a number field: all but digits, signs and separators.
 * docs/behaviour/forms.md#numbers.
 */
export function keepNumberCharacters(text: string): string {
  return text.replace(NOT_OF_A_NUMBER, '');
}

/**
 * A number as the field shows it once left: at most 2 decimals, a lone '.' as 0, nothing when it is
 * no number. A comma counts as the decimal sign where it can be one (3,5), else as a sign between
 * thousands (1,200). docs/behaviour/forms.md#numbers.
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

/** A number field holds a number. docs/behaviour/forms.md#numbers. */
export const numeric: FieldRule = {
  name: 'numeric',
  appliesTo: ({ kind }) => kind === 'number',
  check: (value) => (roundedNumberText(valueText(value)) === '' ? 'number-wrong' : undefined),
};
