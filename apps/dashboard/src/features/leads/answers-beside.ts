import type { Lead } from '@beckon/contract/owner-calls';
import { leadTitle } from '../../lib/lead-title.ts';

const LONGEST = 160;

/** What a lead answered besides name, e-mail and phone, short enough for a row. Pure. */
export function answersBeside(lead: Lead): string {
  const told = [leadTitle(lead), lead.name, lead.email, lead.phone];
  const answers = lead.fields.map((field) => field.value.replaceAll(/\s+/g, ' ').trim()).filter((value) => value !== '' && !told.includes(value)).join(' · ');
  return answers.length > LONGEST ? `${answers.slice(0, LONGEST).trimEnd()}…` : answers;
}
