import type { LeadField } from '@beckon/contract/form-rules';

interface Identity {
  readonly email: string;
  readonly name: string;
  readonly phone: string;
}

/**
 * The name and addresses of a lead, as far as its fields contain them: for the list, the search and
 * the export.
 */
export function leadIdentity(fields: readonly LeadField[]): Identity {
  const byKind = (...kinds: string[]): string =>
    fields.find(
      ({ kind, name, value }) => value !== '' && (kinds.includes(kind) || kinds.includes(name)),
    )?.value ?? '';
  const first = byKind('first_name');
  const last = byKind('last_name');
  return {
    email: byKind('email'),
    name: byKind('name') || `${first} ${last}`.trim(),
    phone: byKind('phone', 'tel'),
  };
}
