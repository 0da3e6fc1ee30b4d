import {
  getCountries,
  parsePhoneNumberFromString,
  type CountryCode,
  type PhoneNumber,
} from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/min/metadata';
import type { PhoneReading } from './phone-part.ts';
import { smallNeighbourOf } from './shared-calling-codes.ts';

const FALLBACK_COUNTRY = 'us'; // docs/behaviour/forms.md#phone

/**
 * Reads a number as dialled in a country (two lower-case letters), or with its own plus sign and
 * calling code. No side effects.
 */
export function readPhone(text: string, country: string): PhoneReading {
  const number = parsePhoneNumberFromString(
    text,
    { defaultCountry: codeOf(country) ?? 'US', extract: false },
    metadata,
  );
  if (number === undefined) return { isValid: false, formatted: text };
  const isValid = number.isValid();
  const own = text.trim().startsWith('+') ? ownCountry(number, country) : undefined;
  return {
    isValid,
    formatted: isValid ? formattedLike(text, number) : text,
    ...(isValid && { e164: number.number }),
    ...(own !== undefined && { country: own }),
  };
}

/** Returns the country (two lower-case letters) if the library knows it, otherwise `us`. */
export function knownCountry(country: string): string {
  return codeOf(country)?.toLowerCase() ?? FALLBACK_COUNTRY;
}

function formattedLike(text: string, number: PhoneNumber): string {
  return text.trim().startsWith('+') ? number.formatInternational() : number.formatNational();
}

function ownCountry(number: PhoneNumber, chosen: string): string | undefined {
  const small = smallNeighbourOf(number, chosen);
  return small ?? (number.country ?? number.getPossibleCountries()[0])?.toLowerCase();
}

function codeOf(country: string): CountryCode | undefined {
  const code = country.toUpperCase();
  return getCountries(metadata).find((known) => known === code);
}
