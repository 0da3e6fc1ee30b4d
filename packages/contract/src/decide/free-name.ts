const NAME_MAX_LENGTH = 120;

/**
 * A name that none of the taken ones has: itself, else with the first free number from 2 on; within
 * 120 letters.
 */
export function freeName(name: string, taken: readonly string[]): string {
  const names = new Set(taken);
  let free = name.slice(0, NAME_MAX_LENGTH);
  for (let number = 2; names.has(free); number += 1) free = withEnding(name, ` ${number}`);
  return free;
}

/** What a copy is called beside the taken names; a copy's copy is no "copy (copy)". */
export function copyName(name: string, taken: readonly string[]): string {
  return freeName(withEnding(name.replace(/ \(copy\)( \d+)?$/u, ''), ' (copy)'), taken);
}

function withEnding(name: string, ending: string): string {
  return name.slice(0, NAME_MAX_LENGTH - ending.length) + ending;
}
