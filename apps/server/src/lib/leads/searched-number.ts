import { parsePhoneNumberFromString } from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/min/metadata';

const NUMBER = /^[\d\s+().\-/]+$/u;
const NOT_DIGITS = /\D+/gu;
/** Fewer digits would find many numbers by chance. */
const FEWEST_DIGITS = 5;

/**
 * The digits to look for in phone numbers if someone searches for this text: without the code of
 * the country and without the zero that stands for it in the country. People write a number with
 * one or the other. Undefined: the text is no phone number.
 */
export function searchedNumber(text: string): string | undefined {
  if (!NUMBER.test(text)) return undefined;
  const digits = text.replaceAll(NOT_DIGITS, '');
  const local = text.trim().startsWith('+')
    ? nationalPart(digits)
    : (nationalPart(digits.replace(/^00/u, '')) ?? digits);
  const wanted = (local ?? digits).replace(/^0+/u, '');
  return wanted.length < FEWEST_DIGITS ? undefined : wanted;
}

/** The number inside its country; undefined if no country has such numbers. */
function nationalPart(digits: string): string | undefined {
  const number = parsePhoneNumberFromString(`+${digits}`, { extract: false }, metadata);
  return number?.isValid() === true ? number.nationalNumber : undefined;
}
