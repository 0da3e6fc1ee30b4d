import { fakeClock } from '@beckon/host-page/testing/fake-clock';
import { expect, it, vi } from 'vitest';
import { hasAdBlocker } from './ad-blocker.ts';

it('a page that allows no bait counts as a page without an ad blocker', async () => {
  const append = vi.spyOn(document.body, 'append').mockImplementation(() => {
    throw new Error('nothing may be added');
  });
  const answer = hasAdBlocker({
    window,
    clock: fakeClock(),
    baitUrl: 'https://beckon.example/ads',
  });
  expect(await answer).toBe(false);
  append.mockRestore();
});
