import type { Language } from '@beckon/contract/values';
import { getCountries, getCountryCallingCode } from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/min/metadata';

/** A country as the list shows it. */
export interface ListedCountry {
  /** Two lower-case letters. */
  readonly code: string;
  readonly name: string;
  /** The calling code with its plus sign, such as +972. */
  readonly callingCode: string;
  readonly flag: string;
  /** The text that the search compares with the query. */
  readonly searched: string;
}

const MARKS = /\p{M}/gu;

/**
 * All countries of the phone library, named and sorted in the visitor's language. A search also
 * finds their English names.
 */
export function listCountries(language: Language): readonly ListedCountry[] {
  const inLanguage = new Intl.DisplayNames([language], { type: 'region' });
  const inEnglish = new Intl.DisplayNames(['en'], { type: 'region' });
  const order = new Intl.Collator(language);
  return getCountries(metadata)
    .map((code) => {
      const name = inLanguage.of(code) ?? code;
      const callingCode = `+${getCountryCallingCode(code, metadata)}`;
      const searched = folded(`${name} ${inEnglish.of(code) ?? ''} ${code} ${callingCode}`);
      return { code: code.toLowerCase(), name, callingCode, flag: flagOf(code), searched };
    })
    .sort((first, second) => order.compare(first.name, second.name));
}

/**
 * The countries in which every word of the query begins a word: of the name, the two letters or the
 * calling code. Those whose name (or two letters) begins with the query come first.
 */
export function findCountries(
  countries: readonly ListedCountry[],
  query: string,
): readonly ListedCountry[] {
  const words = folded(query)
    .split(/\s+/)
    .filter((word) => word !== '');
  const found = countries.filter(({ searched }) =>
    words.every((word) => ` ${searched}`.includes(` ${word}`) || searched.includes(` +${word}`)),
  );
  const begins = ({ searched, code }: ListedCountry): boolean =>
    code === folded(query) || searched.startsWith(folded(query));
  return [...found.filter(begins), ...found.filter((country) => !begins(country))];
}

function folded(text: string): string {
  return text.normalize('NFD').replace(MARKS, '').toLowerCase().trim();
}

function flagOf(code: string): string {
  return String.fromCodePoint(
    ...Array.from(code).map((letter) => 0x1f1e6 + letter.charCodeAt(0) - 65),
  );
}
