import type { Lead } from '@beckon/contract/owner-calls';
import { type LeadColumn, leadColumnsAbout, leadColumnTraits } from '@beckon/contract/values';
import { triggerWords } from '../../lib/trigger-words.ts';

/** Columns whose texts are names of ours. */
const WORDS: Readonly<Partial<Record<LeadColumn, (text: string) => string>>> = {
  trigger: triggerWords,
};

/** The columns of a lead about one subject, each under its title; without answers of the form. */
export function leadFacts(
  lead: Lead,
  about: Parameters<typeof leadColumnsAbout>[0],
): readonly (readonly [title: string, text: string | undefined])[] {
  return leadColumnsAbout(about)
    .filter((column) => !leadColumnTraits(column).isInForm)
    .map((column) => [leadColumnTraits(column).title, inWords(column, lead[column])]);
}

function inWords(column: LeadColumn, text: string | undefined): string | undefined {
  return text === undefined ? undefined : (WORDS[column]?.(text) ?? text);
}
