import { expect, it } from 'vitest';
import { shortAddress } from './short-address.ts';

it.each([
  ['https://crm.example.com/', 'crm.example.com'],
  ['https://crm.example.com/leads/', 'crm.example.com/leads'],
  ['https://me:secret@crm.example.com:8443/leads?key=secret#secret', 'crm.example.com:8443/leads'],
  [
    'https://hooks.example.com/hooks/catch/123456/abcdefghij/',
    'hooks.example.com/hooks/catch/123456/abcd…',
  ],
  ['not an address', ''],
])('the short form of %s has nothing that may be secret', (address, short) => {
  expect(shortAddress(address)).toBe(short);
});
