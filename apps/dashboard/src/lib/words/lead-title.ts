import type { Lead } from '@beckon/contract/owner-calls';

/** The title of a lead: its name, otherwise its email address, phone number or first answer. */
export function leadTitle(lead: Lead): string {
  const firstAnswer = lead.fields.find((field) => field.value !== '')?.value;
  return lead.name ?? lead.email ?? lead.phone ?? firstAnswer ?? 'A click';
}
