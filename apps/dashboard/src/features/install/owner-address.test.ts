import { describe, expect, it } from 'vitest';
import { ownerAddress } from './owner-address.ts';

describe('the owner’s way to the site', () => {
  it('carries the token, and asks for the reasons when wanted', () => {
    expect(ownerAddress('https://shop.com/a?b=1#c', { token: 't', explains: true })).toBe('https://shop.com/a?b=1&ppt-owner=t&ppt-explain=1#c');
    expect(ownerAddress('https://shop.com/', { token: 't', explains: false })).toBe('https://shop.com/?ppt-owner=t');
  });

  it('is nothing but a web address', () => {
    expect(ownerAddress('javascript:alert(1)', { token: 't', explains: false })).toBeUndefined();
    expect(ownerAddress('shop', { token: 't', explains: false })).toBeUndefined();
  });
});
