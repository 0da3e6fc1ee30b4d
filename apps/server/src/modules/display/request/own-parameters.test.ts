import { expect, it } from 'vitest';
import { withoutOwnParameters } from './own-parameters.ts';

it.each([
  ['https://shop.example/sale?beckon-owner=secret&beckon-explain=1', 'https://shop.example/sale'],
  ['https://shop.example/?ppt-owner=secret&page=2&ppt-explain', 'https://shop.example/?page=2'],
  ['https://shop.example/?page=2&beckon-open=abc#top', 'https://shop.example/?page=2#top'],
  ['https://shop.example/?beckon-preview=abc#top', 'https://shop.example/#top'],
  ['https://shop.example/?not-beckon-owner=1&beckon-x=2', undefined],
  ['https://shop.example/beckon-owner?', undefined],
  ['https://shop.example/sale?a=1&', undefined],
])('the address %s is compared without our own parameters', (address, without = address) => {
  expect(withoutOwnParameters(address)).toBe(without);
});
