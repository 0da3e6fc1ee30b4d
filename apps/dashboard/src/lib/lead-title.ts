import type { Lead } from '@beckon/contract/owner-calls';

/** What to call a lead by: the best that it left. */
export function leadTitle(lead: Lead): string {
  const firstAnswer = lead.fields.find((field) => field.value !== '')?.value;
  return lead.name ?? lead.email ?? lead.phone ?? firstAnswer ?? 'A click';
}
