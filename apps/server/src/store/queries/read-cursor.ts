import { badCall } from '../../errors.ts';

/**
 * The parts of a cursor, which says where a page of a list begins. Undefined for the first page.
 * Throws 400 for a text that is no cursor: the first page again would look like the next one.
 */
export function readCursor(
  pattern: RegExp,
  cursor: string | undefined,
): readonly string[] | undefined {
  if (cursor === undefined || cursor === '') return undefined;
  const match = pattern.exec(cursor);
  if (match === null) throw badCall('There is no such page.');
  return match.slice(1);
}
