import { afterEach, expect, it } from 'vitest';
import { pageAddress } from './page-address.ts';

afterEach(() => window.history.replaceState(undefined, '', '/'));

it.each([
  ['/shop?a=1&beckon-owner=a.token&b#top', '/shop?a=1&beckon-owner&b#top'],
  ['/?ppt-owner=a.token#part', '/?ppt-owner#part'],
  ['/#/route?beckon-owner=a.token', '/#/route?beckon-owner'],
  ['/?a=1&beckon-owners=1', '/?a=1&beckon-owners=1'],
])("the page's address is read without the owner's token: %s as %s", (before, after) => {
  window.history.replaceState(undefined, '', before);
  expect(pageAddress(window)).toBe(window.location.origin + after);
});
