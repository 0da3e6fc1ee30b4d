/** A count with its noun: `2 days`, `1 day`. For nouns whose plural ends in “s”. */
export function plural(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}
