import { type TEnum, Type } from 'typebox';

/**
 * One of the texts of a table of values. It is an enumeration, not a union of literals. To
 * serialize a union, the server would compile a check of its branches at the first answer, while
 * visitors wait.
 */
export function literals<const Values extends readonly string[]>(
  values: Values,
): TEnum<[...Values]> {
  return Type.Enum<[...Values]>([...values], { type: 'string' });
}
