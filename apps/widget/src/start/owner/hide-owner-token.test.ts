import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { hideOwnerToken } from './hide-owner-token.ts';

beforeEach(() => window.sessionStorage.setItem('kept', 'a.token'));
afterEach(() => {
  vi.restoreAllMocks();
  window.sessionStorage.clear();
  window.history.replaceState(undefined, '', '/');
});

function hiddenIn(address: string): string {
  window.history.replaceState({ page: 7 }, '', address);
  hideOwnerToken(window, 'a.token');
  expect(window.history.state).toEqual({ page: 7 });
  return window.location.href.slice(window.location.origin.length);
}

it.each([
  ['/shop?beckon-owner=a.token', '/shop'],
  ['/?beckon-owner=a.token&beckon-preview=abcdefghijk01#top', '/?beckon-preview=abcdefghijk01#top'],
  ['/?a=1&beckon-owner=a.token&b=2+%20x&b', '/?a=1&b=2+%20x&b'],
  ['/?ppt-explain&ppt-owner=a.token', '/?ppt-explain'],
  ['/?beckon-owner&ppt-owner=a.token&&c#/route?beckon-owner=x', '/?&c#/route?beckon-owner=x'],
  ['//twice?not-beckon-owner=1&beckon-owner=2', '//twice?not-beckon-owner=1'],
  ['/?beckon-owners=1', '/?beckon-owners=1'],
])("the owner's token leaves the address and nothing else does: %s becomes %s", (before, after) => {
  const base = before.startsWith('//') ? window.location.origin : '';
  expect(hiddenIn(base + before)).toBe(after);
});

it('the token stays in the address if the tab has not stored it', () => {
  window.sessionStorage.clear();
  expect(hiddenIn('/?beckon-owner=a.token')).toBe('/?beckon-owner=a.token');
});

it('the token stays in the address where storage is blocked, and nothing is thrown', () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(hiddenIn('/?beckon-owner=a.token')).toBe('/?beckon-owner=a.token');
});
