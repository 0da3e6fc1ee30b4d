import { expect, it } from 'vitest';
import { findByAddress } from './find-by-address.ts';

const entries = [
  { id: 'analytics', patterns: ['tags.test/gtag/js'] },
  { id: 'ads', patterns: ['tags.test/gtag/js?id=aw-'] },
  { id: 'video', patterns: ['video.test/embed'] },
];

it.each([
  ['https://www.video.test/embed/abc?start=1', 'video'],
  ['https://www.tags.test/gtag/js?id=G-1', 'analytics'],
  ['https://www.tags.test/gtag/js?id=AW-1', 'ads'],
  ['https://www.tags.test/gtag/js?l=layer&id=AW-1#top', 'ads'],
  ['https://www.tags.test/gtag/js?old_id=AW-1', 'analytics'],
  ['//video.test/embed', 'video'],
])('the longest pattern that describes the address counts: %s', (address, id) => {
  expect(findByAddress(address, entries)?.id).toBe(id);
});

it.each([
  'https://shop.test/pic.svg?url=https%3A%2F%2Fvideo.test/embed/abc',
  'https://shop.test/s.html?u=https://video.test/embed/abc',
  'https://shop.test/own.js?ref=video.test/embed?x',
  'https://shop.test/own.js#video.test/embed',
  'https://shop.test/js?id=AW-1',
])('an address that only mentions another one is not that of a service: %s', (address) => {
  expect(findByAddress(address, entries)).toBeUndefined();
});
