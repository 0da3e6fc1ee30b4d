/**
 * What findByAddress never finds: blanks, stars, what follows `#`, more than one question mark, and
 * letters that browsers write in another way in addresses (`ü`, Hebrew).
 */
const NEVER_FOUND = /[^!-~]|[*#]|\?.*\?/;

/** A parameter without its question mark: `id=AW-`, `/js&id=AW-`. A path may contain these signs. */
const LIKE_PARAMETER = /^[^/?]*=|^[^?]*&/;

/** Whether an address may match the pattern of a service. */
export function isMatchable(pattern: string): boolean {
  return !NEVER_FOUND.test(pattern);
}

/** Whether an owner probably means a parameter, and the pattern is only looked for in paths. */
export function looksLikeParameter(pattern: string): boolean {
  return LIKE_PARAMETER.test(pattern);
}
