import { describe, expect, it } from 'vitest';
import { previewLink } from './preview-link.ts';

describe('the link to the owner’s site', () => {
  it('the preview link contains the token, and requests explanations or a popup', () => {
    expect(previewLink('https://shop.com/a?b=1#c', 't', { explains: true })).toBe(
      'https://shop.com/a?b=1&beckon-owner=t&beckon-explain=1#c',
    );
    expect(previewLink('https://shop.com/', 't', { explainedPopupId: 'Popup00000001' })).toBe(
      'https://shop.com/?beckon-owner=t&beckon-explain=Popup00000001',
    );
    expect(previewLink('https://shop.com/', 't', { previewPopupId: 'Popup00000001' })).toBe(
      'https://shop.com/?beckon-owner=t&beckon-preview=Popup00000001',
    );
    expect(previewLink('https://shop.com/', 't')).toBe('https://shop.com/?beckon-owner=t');
  });

  it('the preview link accepts web addresses only', () => {
    expect(previewLink('javascript:alert(1)', 't')).toBeUndefined();
    expect(previewLink('shop', 't')).toBeUndefined();
  });
});
