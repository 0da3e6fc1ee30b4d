import { CountrySelect } from './country-select.tsx';
import type { PhonePart } from './phone-part.ts';
import { phoneCss } from './phone.css.ts';
import { knownCountry, readPhone } from './read-phone.ts';

/** The part that international phone fields load. */
export const phonePart: PhonePart = { CountrySelect, css: phoneCss, readPhone, knownCountry };
export type { CountrySelectProps, PhonePart, PhoneReading } from './phone-part.ts';
