import { type TLiteral, type TUnion, Type } from 'typebox';

/** A TypeBox union of string literals out of a table of values. */
export function literals<const Values extends readonly string[]>(
  values: Values,
): TUnion<{ -readonly [I in keyof Values]: TLiteral<Values[I]> }>;
export function literals(values: readonly string[]): TUnion<TLiteral<string>[]> {
  return Type.Union(values.map((value) => Type.Literal(value)));
}
