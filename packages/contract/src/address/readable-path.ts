/**
 * The path of a page as people read it: letters instead of their percent codes. One that is cut in
 * the middle of a letter, or was written by hand, stays as it is.
 */
export function readablePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
