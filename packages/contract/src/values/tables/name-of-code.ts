/** The English name of a country or language; the code itself if it has none. */
export function nameOfCode(type: 'region' | 'language', code: string): string {
  try {
    return new Intl.DisplayNames('en', { type }).of(code) ?? code;
  } catch {
    // The code is not valid.
    return code;
  }
}
