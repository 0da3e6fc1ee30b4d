import { expect, it } from 'vitest';
import { openCountryLookup } from './country-lookup.ts';

it('the country lookup finds the country of public IPv4 and IPv6 addresses', async () => {
  const countryOf = await openCountryLookup();
  expect(countryOf('8.8.8.8')).toBe('US');
  expect(countryOf('::ffff:8.8.8.8')).toBe('US');
  expect(countryOf('2001:4860:4860::8888')).toBe('US');
});

it('the country lookup finds none for private addresses and for texts that are not addresses', async () => {
  const countryOf = await openCountryLookup();
  for (const address of [
    '10.1.2.3',
    '127.0.0.1',
    '172.20.0.1',
    '192.168.1.1',
    '169.254.1.1',
    '100.64.0.1',
    '::1',
    'fe80::1',
    'fd00::1',
    '::ffff:10.0.0.1',
    'unknown',
    '',
  ]) {
    expect(countryOf(address)).toBe('');
  }
});
