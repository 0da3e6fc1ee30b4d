/**
 * What findByAddress never finds: blanks, stars and what follows `#`, a parameter without its
 * question mark (`id=AW-`, `/js&id=AW-`), more than one question mark, and an address after a part
 * of another one. A path may contain `=`.
 */
const NEVER_FOUND = /[\s*#]|^[^?]*&|^[^/?]*=|\?.*\?|^(?!https?:)[^?]*:\/\//;

/** Whether an address may match the pattern of a service. */
export function isMatchable(pattern: string): boolean {
  return !NEVER_FOUND.test(pattern);
}
