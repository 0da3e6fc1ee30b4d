/**
 * The keys of a table, in its order and typed as its keys. Keys that a page has added to all
 * objects are left out.
 */
export function keysOf<Key extends string>(table: Readonly<Record<Key, unknown>>): Key[] {
  return Object.keys(table).filter((key): key is Key => key in table);
}
