import { getCountries, getExampleNumber } from 'libphonenumber-js/core';
import examples from 'libphonenumber-js/mobile/examples';
import metadata from 'libphonenumber-js/min/metadata';
import { expect, test } from 'vitest';
import { knownCountry, readPhone } from './read-phone.ts';

const COUNTRIES = getCountries(metadata);

test('there is an example for each of more than 200 countries', () => {
  expect(COUNTRIES.length).toBeGreaterThan(200);
  expect(
    COUNTRIES.filter((country) => getExampleNumber(country, examples, metadata) === undefined),
  ).toEqual([]);
});

test.each(COUNTRIES)(
  '%s: the example mobile number is valid as dialled there and from abroad, and is formatted',
  (country) => {
    const example = getExampleNumber(country, examples, metadata);
    const national = readPhone(
      example?.nationalNumber === undefined ? '' : example.formatNational(),
      country.toLowerCase(),
    );
    expect(national).toMatchObject({
      isValid: true,
      e164: example?.number,
      formatted: example?.formatNational(),
    });
    const abroad = readPhone(example?.number ?? '', 'us');
    expect(abroad).toMatchObject({
      isValid: true,
      e164: example?.number,
      formatted: example?.formatInternational(),
    });
    // Reads the formatted number again, to check that formatting loses nothing.
    expect(readPhone(abroad.formatted, 'us').e164).toBe(example?.number);
  },
);

test.each([
  '',
  '1',
  '+',
  'call me',
  '050123',
  '+97250123',
  '<b>0501234567</b>',
  '0'.repeat(300),
  '0501234567 or 0529876543',
])('%s is no Israeli number and stays as typed', (text) => {
  expect(readPhone(text, 'il')).toEqual(
    expect.objectContaining({ isValid: false, formatted: text }),
  );
  expect(readPhone(text, 'il').e164).toBeUndefined();
});

test('a number with its own + names its country', () => {
  expect(readPhone('+972501234567', 'us').country).toBe('il');
  expect(readPhone('+44 7400 123456', 'us').country).toBe('gb');
  expect(readPhone('0501234567', 'il').country).toBeUndefined();
});

test('an unknown country becomes `us`', () => {
  expect([
    knownCountry('il'),
    knownCountry('IL'),
    knownCountry('xx'),
    knownCountry(''),
    knownCountry('toString'),
  ]).toEqual(['il', 'il', 'us', 'us', 'us']);
});

test.each([
  ['ax', '+3581812345'],
  ['bl', '+590590271234'],
  ['cc', '+61891621234'],
  ['cx', '+61891641234'],
  ['eh', '+212528812345'],
  ['im', '+441624756789'],
  ['im', '+447924123456'],
  ['mf', '+590590871234'],
  ['sj', '+4779123456'],
  ['va', '+390669812345'],
])('a number of %s shows that flag, not its big neighbour’s: %s', (country, number) => {
  expect(readPhone(number, 'us')).toMatchObject({ country });
});

test.each([
  ['ax', '+358412345678', 'ax'],
  ['va', '+393123456789', 'va'],
  ['us', '+358412345678', 'fi'],
  ['im', '+442079460000', 'gb'],
  ['ax', '+441624756789', 'im'],
])('with %s chosen, %s shows the flag of %s', (chosen, number, country) => {
  expect(readPhone(number, chosen).country).toBe(country);
});
