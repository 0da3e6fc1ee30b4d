import { readableAddress } from '@beckon/contract/address';
import type { Lead } from '@beckon/contract/owner-calls';
import {
  type LeadColumn,
  leadColumnsAbout,
  leadColumnTraits,
  nameOfCode,
  triggerWords,
} from '@beckon/contract/values';

/** Columns whose values are our internal names, with functions that translate them. */
const WORDS: Readonly<Partial<Record<LeadColumn, (text: string) => string>>> = {
  country: (code) => nameOfCode('region', code),
  trigger: triggerWords,
  referrer: readableAddress,
};

/** The columns of a lead about one subject, with their titles. Does not include answers of the form. */
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
