import { expect, it } from 'vitest';
import { visitSource } from './visit-source.ts';

const sourceOf = (query: string) =>
  visitSource({ url: `https://shop.test/?${query}`, referrer: '', origin_landing_page: '' });

it('a source that is too long is cut between letters, never through an emoji', () => {
  const long = 'a'.repeat(99);
  expect(sourceOf(`utm_source=${long}${encodeURIComponent('😀')}`)).toBe(long);
  expect(sourceOf(`utm_source=${long}b`)).toBe(`${long}b`);
});

it('a source has no NUL, which a database may refuse', () => {
  expect(sourceOf('utm_source=%00mail%00')).toBe('mail');
  expect(sourceOf('utm_source=%00')).toBe('direct');
});
