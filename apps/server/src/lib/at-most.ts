/**
 * Options of an `LRUCache` with at most `entries` entries. The cache grows with its entries. With
 * the option `max`, it would take all its memory at once.
 */
export function atMost(entries: number) {
  return { maxSize: entries, sizeCalculation: () => 1 };
}
