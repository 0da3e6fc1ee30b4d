/**
 * Options of an `LRUCache` of at most so many entries that grows with them: bounded by number, the
 * cache takes all its memory at once.
 */
export function atMost(entries: number) {
  return { maxSize: entries, sizeCalculation: () => 1 };
}
