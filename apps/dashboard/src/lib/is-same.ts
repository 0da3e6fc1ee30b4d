/** Whether two values that can be sent as JSON are equal, with their keys in the same order. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
