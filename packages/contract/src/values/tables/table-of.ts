/** A table with an entry for each item, typed as having each of their keys. */
export function tableOf<Item, const Key extends string, Value>(
  items: readonly Item[],
  keyOf: (item: Item) => Key,
  valueOf: (item: Item) => Value,
): Record<Key, Value> {
  const table: Partial<Record<Key, Value>> = {};
  for (const item of items) table[keyOf(item)] = valueOf(item);
  if (!hasAll(table, items.map(keyOf))) throw new Error('A table without all of its keys.');
  return table;
}

/** The same for a list of keys. Each entry is created when it is first read, and then kept. */
export function lazyTableOf<const Key extends string, Value>(
  keys: readonly Key[],
  make: (key: Key) => Value,
): Record<Key, Value> {
  const table: Partial<Record<Key, Value>> = {};
  for (const key of keys) {
    let made: { readonly value: Value } | undefined;
    const get = (): Value => (made ??= { value: make(key) }).value;
    Object.defineProperty(table, key, { get, enumerable: true });
  }
  if (!hasAll(table, keys)) throw new Error('A table without all of its keys.');
  return table;
}

function hasAll<Key extends string, Value>(
  table: Partial<Record<Key, Value>>,
  keys: readonly Key[],
): table is Record<Key, Value> {
  return keys.every((key) => key in table);
}
