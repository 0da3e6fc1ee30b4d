import type { Lead } from '@beckon/contract/owner-calls';
import { isolate } from '../../lib/format/isolate.ts';
import { leadTitle } from '../../lib/words/lead-title.ts';

const LONGEST = 160;

/**
 * The answers of a lead except name, email and phone, cut to the length of a row. No answer changes
 * the text direction of another one. No side effects.
 */
export function inlineAnswers(lead: Lead): string {
  const shownAlready = [leadTitle(lead), lead.name, lead.email, lead.phone];
  const others = lead.fields
    .map((field) => field.value.replaceAll(/\s+/g, ' ').trim())
    .filter((value) => !shownAlready.includes(value));
  const answers = others.map(isolate).filter((answer) => answer !== isolate(''));
  const letters = Array.from(answers.join(' · '));
  return letters.length > LONGEST
    ? `${letters.slice(0, LONGEST).join('').trimEnd()}…`
    : letters.join('');
}
