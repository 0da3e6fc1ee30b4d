import { expect, it } from 'vitest';
import { aPage } from '../page/testing/a-page.ts';
import { armed } from './testing/armed.ts';

it('scroll depth opens once the share is reached, within 300 ms', () => {
  const { page, clock, fired } = armed({ scrolledPercent: 60 });
  page.happen.scroll({ reachedPercent: 59, topPx: 500 });
  clock.pass(300);
  expect(fired).toEqual([]);
  page.happen.scroll({ reachedPercent: 60, topPx: 510 });
  clock.pass(299);
  expect(fired).toEqual([]);
  clock.pass(1);
  expect(fired).toEqual(['scroll']);
});

it('scroll depth is checked once in 300 ms however many scroll events occur', () => {
  const { page, clock } = armed({ scrolledPercent: 90 });
  for (let event = 0; event < 100; event += 1)
    page.happen.scroll({ reachedPercent: 10, topPx: event });
  // The other timer is for the single check of a page that may be too short to scroll.
  expect(clock.pending()).toBe(2);
});

it('scroll depth opens on a page too short to scroll, after its content had time to load', () => {
  let reachedPercent = 0;
  const page = aPage({ scrolled: () => ({ reachedPercent, topPx: 0 }) });
  const { clock, fired, leftovers } = armed({ scrolledPercent: 60 }, { page });
  reachedPercent = 100;
  clock.pass(1999);
  expect(fired).toEqual([]);
  clock.pass(1);
  expect(fired).toEqual(['scroll']);
  expect(leftovers()).toBe(0);
});

it('scroll depth leaves nothing behind if it is disarmed between scroll and check', () => {
  const { page, disarm, leftovers, clock, fired } = armed({ scrolledPercent: 10 });
  page.happen.scroll({ reachedPercent: 50, topPx: 400 });
  disarm();
  expect(leftovers()).toBe(0);
  clock.pass(1000);
  expect(fired).toEqual([]);
});
