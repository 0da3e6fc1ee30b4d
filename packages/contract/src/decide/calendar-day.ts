const DAY_MS = 86_400_000;

/**
 * The calendar day of a moment in a time zone, as days since 1970-01-01, so that days can be
 * subtracted. An unknown zone counts as UTC: a typing error of an owner must not stop a popup.
 */
export function calendarDay(atMs: number, timeZone: string): number {
  const [year, month, day] = partsIn(atMs, timeZone);
  return Date.UTC(year, month - 1, day) / DAY_MS;
}

function partsIn(atMs: number, timeZone: string): readonly [number, number, number] {
  const found: Record<string, number> = {};
  for (const { type, value } of formatFor(timeZone).formatToParts(atMs))
    found[type] = Number(value);
  return [found['year'] ?? 1970, found['month'] ?? 1, found['day'] ?? 1];
}

const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * Creating a format takes 50 times as long as using it, and a server needs few zones, so each
 * format is cached.
 */
function formatFor(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = makeFormat(timeZone);
  formats.set(timeZone, made);
  return made;
}

function makeFormat(timeZone: string): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat('en-US', {
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      calendar: 'gregory',
      numberingSystem: 'latn',
      timeZone,
    });
  } catch (_unknownZone: unknown) {
    return makeFormat('UTC');
  }
}
