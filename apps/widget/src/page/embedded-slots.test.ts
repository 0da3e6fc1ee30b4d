import { afterEach, describe, expect, it } from 'vitest';
import { findEmbeddedSlots } from './embedded-slots.ts';

afterEach(() => {
  document.body.innerHTML = '';
});

describe('the places of embedded popups', () => {
  it('slots of embedded popups are found by our class and by that of other servers of this wire format', () => {
    document.body.innerHTML = `<div class="beckon-embedded" data-id="abcdefghijk01"></div>
      <div class="wide poptin-embedded" data-id="abcdefghijk02"></div>
      <div class="video-embedded" data-id="abcdefghijk03"></div>
      <div class="beckon-embedded" data-id="none"></div>`;
    expect([...findEmbeddedSlots(document).keys()]).toEqual(['abcdefghijk01', 'abcdefghijk02']);
  });
});
