/**
 * A number from 0 to below 1 for a text: the same for the same text everywhere, and evenly spread
 * over texts (FNV-1a with a final mix). Splits visitors into groups without storing who is in which
 * group.
 */
export function hashToShare(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}
