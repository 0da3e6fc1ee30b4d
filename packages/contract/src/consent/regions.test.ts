import { expect, it } from 'vitest';
import { regionOfCountry } from './regions.ts';

it.each([
  ['DE', 'eu'],
  ['no', 'eu'],
  ['CH', 'eu'],
  ['RE', 'eu'],
  ['GB', 'uk'],
  ['US', 'us'],
  ['IL', 'other'],
  ['', undefined],
  [undefined, undefined],
])('visitors from %s belong to the region %s', (country, region) => {
  expect(regionOfCountry(country)).toBe(region);
});
