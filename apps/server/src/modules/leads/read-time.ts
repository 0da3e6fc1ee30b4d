/** Year first, or a month in words. Whether 1.5.2024 is in May or in January depends on the country. */
const CLEAR_DATE = /^\d{4}[-/]\d|[a-z]{3}/i;
const TIME_ZONE = /(?:Z|UTC|GMT\S*|[ECMP][SD]T|:\d\d\S*?\s*[+-]\d\d:?\d*)(?:\s*\(.*\))?$/i;
const LONGEST = 80;

/**
 * The time in ms that a cell names; undefined if it can be read in several ways, or not at all.
 * Without a time zone it is in UTC, as in our own files.
 */
export function readTime(text: string): number | undefined {
  if (text.length > LONGEST || !CLEAR_DATE.test(text)) return undefined;
  const at = Date.parse(
    TIME_ZONE.test(text) ? text : `${text.replace(/(?<=\d)T(?=\d)/i, ' ')} UTC`,
  );
  return Number.isFinite(at) ? at : undefined;
}
