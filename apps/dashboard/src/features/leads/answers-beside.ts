import type { Lead } from '@beckon/contract/owner-calls';
import { leadTitle } from '../../lib/lead-title.ts';

const LONGEST = 160;

/** What a lead answered besides name, e-mail and phone, short enough for a row; marks of direction in one answer end with it. Pure. */
export function answersBeside(lead: Lead): string {
  const told = [leadTitle(lead), lead.name, lead.email, lead.phone];
  const answers = lead.fields.map((field) => field.value.replaceAll(/\s+/g, ' ').trim()).filter((value) => value !== '' && !told.includes(value));
  const letters = Array.from(answers.map(isolated).join(' · '));
  return letters.length > LONGEST ? `${letters.slice(0, LONGEST).join('').trimEnd()}…` : letters.join('');
}

/** Between the marks that keep a text's direction to itself. */
function isolated(text: string): string {
  return `\u2068${text}\u2069`;
}
