import type { LeadField } from '@beckon/contract/form-rules';

interface Identity {
  readonly email: string;
  readonly name: string;
  readonly phone: string;
}

/** The kinds of fields, or the names, that say who a lead is. */
const KINDS = { email: ['email'], name: ['name'], phone: ['phone', 'tel'] } as const;

/**
 * The name and addresses of a lead, as far as its fields contain them: for the list, the search and
 * the export.
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

/** The answers that the lead's own name, address and phone do not contain. */
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
