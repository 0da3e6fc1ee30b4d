import type { Lead } from '@beckon/contract/owner-calls';
import { leadTitle } from '../../lib/lead-title.ts';

const LONGEST = 160;
/** Would end the marks around an answer, and turn the answers after it. */
const MARKS_OF_DIRECTION = /[\u202A-\u202E\u2066-\u2069]/gu;

/**
 * What a lead answered besides name, email and phone, short enough for a row; none turns the
 * direction of another. No side effects.
 */
export function inlineAnswers(lead: Lead): string {
  const shownAlready = [leadTitle(lead), lead.name, lead.email, lead.phone];
  const others = lead.fields
    .map((field) => field.value.replaceAll(/\s+/g, ' ').trim())
    .filter((value) => !shownAlready.includes(value));
  const answers = others
    .map((value) => value.replaceAll(MARKS_OF_DIRECTION, ''))
    .filter((value) => value !== '');
  const letters = Array.from(answers.map(isolated).join(' · '));
  return letters.length > LONGEST
    ? `${letters.slice(0, LONGEST).join('').trimEnd()}…`
    : letters.join('');
}

/** Between the marks that keep a text's direction to itself. */
function isolated(text: string): string {
  return `\u2068${text}\u2069`;
}
