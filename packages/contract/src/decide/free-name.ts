const NAME_MAX_LENGTH = 120;

/**
 * Returns the name if it is not taken, otherwise the name with the first free number from 2 on. The
 * result has at most 120 characters.
 */
export function freeName(name: string, taken: readonly string[]): string {
  const names = new Set(taken);
  let free = name.slice(0, NAME_MAX_LENGTH);
  for (let number = 2; names.has(free); number += 1) free = withEnding(name, ` ${number}`);
  return free;
}

/** Returns a free name for a copy. The name of a copy of a copy has " (copy)" only once. */
export function copyName(name: string, taken: readonly string[]): string {
  return freeName(withEnding(name.replace(/ \(copy\)( \d+)?$/u, ''), ' (copy)'), taken);
}

function withEnding(name: string, ending: string): string {
  return name.slice(0, NAME_MAX_LENGTH - ending.length) + ending;
}
