/**
 * `optin`: nothing but functional before the visitor agrees. `optout`: all is allowed until the
 * visitor objects. `other`: all is allowed and nobody is asked.
 */
export const CONSENT_TYPES = ['optin', 'optout', 'other'] as const;
export type ConsentType = (typeof CONSENT_TYPES)[number];

/** Groups of countries whose visitors are asked in the same way. */
export const CONSENT_REGIONS = ['eu', 'uk', 'za', 'br', 'us', 'ca', 'au', 'other'] as const;
export type ConsentRegion = (typeof CONSENT_REGIONS)[number];

/**
 * The consent type that the law of each region requires, as the default. Owners may choose a
 * stricter one.
 */
export const DEFAULT_TYPE_OF_REGION: Readonly<Record<ConsentRegion, ConsentType>> = {
  eu: 'optin',
  uk: 'optin',
  za: 'optin',
  br: 'optin',
  us: 'optout',
  ca: 'optout',
  au: 'optout',
  other: 'other',
};

/** EU, EEA, Switzerland, and their overseas territories in which the same rules apply. */
const EU_COUNTRIES = new Set(
  (
    'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE ' +
    'IS LI NO CH AX GF GP MQ RE YT MF BL'
  ).split(' '),
);

const SINGLE_COUNTRIES: Readonly<Record<string, ConsentRegion>> = {
  GB: 'uk',
  ZA: 'za',
  BR: 'br',
  US: 'us',
  CA: 'ca',
  AU: 'au',
};

/** The region of an ISO 3166 country code; undefined when the country is not known. */
export function regionOfCountry(country: string | undefined): ConsentRegion | undefined {
  if (country === undefined || country === '') return undefined;
  const code = country.toUpperCase();
  if (EU_COUNTRIES.has(code)) return 'eu';
  return SINGLE_COUNTRIES[code] ?? 'other';
}
