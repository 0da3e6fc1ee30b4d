/** The address as an object, or undefined when it is none. */
export function parseUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    // Not an address: the caller decides what that means.
    return undefined;
  }
}
