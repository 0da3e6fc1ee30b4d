/** The address as an object; undefined if the text is not an address. */
export function parseUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    // The caller decides what an invalid address means.
    return undefined;
  }
}
