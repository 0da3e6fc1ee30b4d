const DAY_MS = 86_400_000;

/**
 * The moment (ms) at which the clocks of a time zone show a day and time, `YYYY-MM-DDTHH:MM`. A
 * time that they show twice in autumn is the first of the two. A time that they skip in spring is
 * the same time an hour later, as in calendar programs. NaN for a month that does not exist.
 */
export function localMoment(text: string, timeZone: string): number {
  return Date.parse(text + offsetAt(text, timeZone));
}

/**
 * The offset of a time zone from UTC at a day and time of its clocks, such as `+02:00`. An unknown
 * zone counts as UTC: a typing error of an owner must not stop a popup.
 */
export function offsetAt(text: string, timeZone: string): string {
  const asUtc = Date.parse(`${text}Z`);
  if (Number.isNaN(asUtc)) return '+00:00';
  // Clocks change once within these two days at most.
  const before = offsetOf(asUtc - DAY_MS, timeZone);
  const after = offsetOf(asUtc + DAY_MS, timeZone);
  const fits = (offset: string) => offsetOf(Date.parse(text + offset), timeZone) === offset;
  return before === after || fits(before) || !fits(after) ? before : after;
}

function offsetOf(atMs: number, timeZone: string): string {
  const name = formatFor(timeZone)
    .formatToParts(atMs)
    .find(({ type }) => type === 'timeZoneName');
  // `GMT+02:00`, and `GMT` alone for UTC. Offsets of the 19th century also have seconds.
  return name?.value.slice(3, 9) || '+00:00';
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Creating a format takes 50 times as long as using it. */
function formatFor(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = makeFormat(timeZone);
  formats.set(timeZone, made);
  return made;
}

function makeFormat(timeZone: string): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  } catch (_unknownZone: unknown) {
    return makeFormat('UTC');
  }
}
