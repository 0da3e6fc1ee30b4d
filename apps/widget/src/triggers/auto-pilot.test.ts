import { expect, it } from 'vitest';
import { armed } from './testing/armed.ts';

const auto = { autoPilot: true } as const;

it('automatic timing opens on exit intent and reports that', () => {
  const { page, fired, armedAs } = armed(auto);
  page.happen.pointerExit({ clientY: 0, from: undefined, to: undefined });
  expect(fired).toEqual(['exit']);
  expect(armedAs).toEqual(['auto_pilot']);
});

it('automatic timing opens at half of the page, but not in the first 10 s', () => {
  const { page, clock, fired } = armed(auto);
  page.happen.scroll({ reachedPercent: 55, topPx: 100 });
  clock.pass(9_999);
  expect(fired).toEqual([]);
  clock.pass(1);
  expect(fired).toEqual(['scroll']);
});

it('automatic timing opens after 30 s of reading with one interaction', () => {
  const { page, clock, fired } = armed(auto);
  clock.pass(15_000);
  page.happen.activity();
  clock.pass(14_999);
  expect(fired).toEqual([]);
  clock.pass(1);
  expect(fired).toEqual(['time']);
});

it('automatic timing opens after 20 s without activity', () => {
  const { clock, fired } = armed(auto);
  clock.pass(20_000);
  expect(fired).toEqual(['inactivity']);
});

it('automatic timing fires once, and leaves no listener or timer', () => {
  const { page, clock, fired, leftovers } = armed(auto);
  clock.pass(20_000);
  page.happen.pointerExit({ clientY: 0, from: undefined, to: undefined });
  clock.pass(60_000);
  expect(fired).toHaveLength(1);
  expect(leftovers()).toBe(0);
});

it('automatic timing does not fire again in a visit in which it has fired', () => {
  expect(armed(auto, { visit: { hasFiredThisVisit: () => true } }).leftovers()).toBe(0);
});
