/** A JSON object that we received, its values not yet checked. */
export type WireRecord = Readonly<Record<string, unknown>>;

export function asRecord(value: unknown): WireRecord | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? { ...value }
    : undefined;
}

export function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/**
 * The entries of a list. Some servers send a list as a map after they have removed an entry from
 * it.
 */
export function entriesOf(value: unknown): readonly unknown[] {
  return typeof value === 'object' ? Object.values(value ?? []) : [];
}

/** The text, or a number converted to text; undefined for anything else. */
export function asText(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : undefined;
}

/** A finite number, also if it was sent as text; undefined for anything else. */
export function asNumber(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}

/** The wire says yes in several ways: 1, "1", true, "yes", "on". */
export function asFlag(value: unknown): boolean {
  return (
    value === true ||
    value === 1 ||
    value === '1' ||
    value === 'yes' ||
    value === 'true' ||
    value === 'on'
  );
}

/** Whether the value is one of those with which the wire says that a setting is not used. */
export function isUnused(value: unknown): boolean {
  return (
    value === undefined ||
    value === null ||
    value === '' ||
    value === false ||
    value === 0 ||
    value === '0' ||
    value === 'no'
  );
}

export function oneOf<Member extends string>(
  members: readonly Member[],
  value: unknown,
): Member | undefined {
  return members.find((member) => member === value);
}
