import { textOf } from './text-of.ts';

const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;
const LETTER = /\p{L}/u;
const PLACEHOLDERS = /\{\{?[^{}]*\}\}?/g;

/**
 * A class for copy that keeps the direction of a right-to-left popup. All other copy has the
 * direction of its first letter. But a Hebrew sentence that begins with the name of a shop is still
 * Hebrew, and "50%" has no letter that says where it begins.
 */
export function directionClass(copy: unknown): string | false {
  return textOf(copy).split('\n').some(isUnclear) && 't-mixed';
}

function isUnclear(line: string): boolean {
  const text = line.replace(PLACEHOLDERS, '');
  const [first] = LETTER.exec(text) ?? [];
  if (first === undefined) return line !== '';
  return !RIGHT_TO_LEFT.test(first) && RIGHT_TO_LEFT.test(text);
}
