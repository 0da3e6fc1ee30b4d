import type { LeadField } from '@beckon/contract/form-rules';

interface Identity {
  readonly email: string;
  readonly name: string;
  readonly phone: string;
}

/** The kinds or the names of the fields that identify a lead. */
const KINDS = { email: ['email'], name: ['name'], phone: ['phone', 'tel'] } as const;

/**
 * The e-mail address, name and phone number of a lead, for the list, the search and the export.
 * Each is empty if no field contains it.
 */
export function leadIdentity(fields: readonly LeadField[]): Identity {
  const valueOf = (kinds: readonly string[]): string => firstOf(fields, kinds)?.value ?? '';
  const parts = `${valueOf(['first_name'])} ${valueOf(['last_name'])}`;
  return {
    email: valueOf(KINDS.email),
    name: valueOf(KINDS.name) || parts.trim(),
    phone: valueOf(KINDS.phone),
  };
}

/**
 * The answers that `leadIdentity` does not already contain. Empty fields of its kinds are left out,
 * too.
 */
export function answersBesideIdentity(fields: readonly LeadField[]): readonly LeadField[] {
  const kinds = Object.values(KINDS);
  const taken = new Set(kinds.map((some) => firstOf(fields, some)));
  return fields.filter(
    (field) =>
      !taken.has(field) && (field.value !== '' || !kinds.some((some) => isOf(field, some))),
  );
}

function firstOf(fields: readonly LeadField[], kinds: readonly string[]): LeadField | undefined {
  return fields.find((field) => field.value !== '' && isOf(field, kinds));
}

function isOf({ kind, name }: LeadField, kinds: readonly string[]): boolean {
  return kinds.includes(kind) || kinds.includes(name);
}
