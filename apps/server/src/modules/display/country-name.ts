const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
const known = new Map<string, string>();
const CODE = /^[A-Z]{2}$/;

/** The English name of a country by its two-letter code; empty for an unknown one. */
export function countryName(code: string): string {
  const cached = known.get(code);
  if (cached !== undefined) return cached;
  const name = CODE.test(code) ? (names.of(code) ?? '') : '';
  known.set(code, name);
  return name;
}

/** The country code in a cached cookie, in upper case; empty if the text is not a code. */
export function readCountryCode(text: string | undefined): string {
  const code = (text ?? '').toUpperCase();
  return CODE.test(code) ? code : '';
}
