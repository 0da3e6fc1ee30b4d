/** The part that international phone fields load: this module is a `PhonePart`. */
export { CountrySelect } from './country-select.tsx';
export { default as css } from './phone.css?inline';
export type { CountrySelectProps, PhonePart, PhoneReading } from './phone-part.ts';
export { knownCountry, readPhone } from './read-phone.ts';
