import { expect, test, vi } from 'vitest';
import { createListen } from './listen.ts';
import { createGuard } from '@beckon/host-page/guard';
import { fakeClock } from '@beckon/host-page/testing/fake-clock';
import { followOtherTabs } from './other-tabs.ts';

test('a message from another tab is checked at once, and again when its cookies may come late', () => {
  const clock = fakeClock();
  const lookAgain = vi.fn();
  followOtherTabs({
    window,
    listen: createListen(createGuard(() => undefined)),
    storage: { set: () => undefined },
    clock,
    lookAgain,
  });
  window.dispatchEvent(new Event('blur'));
  window.dispatchEvent(new StorageEvent('storage', { key: 'something else' }));
  expect(lookAgain).not.toHaveBeenCalled();
  window.dispatchEvent(new StorageEvent('storage', { key: 'cmplz_changed_at' }));
  expect(lookAgain).toHaveBeenCalledTimes(1);
  clock.pass(500);
  expect(lookAgain).toHaveBeenCalledTimes(2);
});
