/**
 * The path of a page as people read it: letters instead of their percent codes. A path with broken
 * percent codes, for example one that is cut in the middle of a letter, stays as it is.
 */
export function readablePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
