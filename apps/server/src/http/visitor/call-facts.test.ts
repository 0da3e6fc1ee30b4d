import { expect, test } from 'vitest';
import { keptWithoutPerson } from './call-facts.ts';

test.each([
  ['https://shop.test/?email=dana.levi%40example.com&x=1', 'https://shop.test/?email=(e-mail)&x=1'],
  ['https://shop.test/#u=dana+news@mail.example.co.il', 'https://shop.test/#u=(e-mail)'],
  ['no field for dana@example.com here', 'no field for (e-mail) here'],
  ['https://cdn.test/npm/react@18/index.js', 'https://cdn.test/npm/react@18/index.js'],
  ['https://shop.test/@dana', 'https://shop.test/@dana'],
  [undefined, ''],
])('events and reports keep %s as %s', (text, kept) => {
  expect(keptWithoutPerson(text)).toBe(kept);
});
