import { expect, test } from 'vitest';
import { wallClock } from '../lib/time/wall-clock.ts';
import { NEWSLETTER_CROWD } from './demo-crowds.ts';
import { demoVisits, type DemoVisitsOptions } from './demo-visits.ts';
import { DAY_MS } from '../lib/time/durations.ts';

const NOW = Date.UTC(2026, 10, 16, 12);
const OPTIONS: DemoVisitsOptions = {
  popupId: 'newsletter',
  siteId: 'site',
  accountId: 'demo',
  crowd: NEWSLETTER_CROWD,
  prizes: [],
  timeZone: 'UTC',
  now: NOW,
};
const visits = demoVisits(OPTIONS);

test('sample visits are the same each time', () => {
  expect(demoVisits(OPTIONS)).toEqual(visits);
});

test('sample visits cover the last 60 days up to now, with all their events', () => {
  const events = visits.flatMap((visit) => Object.values(visit));
  expect(Math.max(...events.map(({ at }) => at))).toBeLessThan(NOW);
  expect(Math.min(...events.map(({ at }) => at))).toBeGreaterThan(NOW - 60 * DAY_MS);
  expect(new Set(visits.map(({ view }) => view.day)).size).toBe(60);
  expect(events.every(({ at, day }) => new Date(at).toISOString().startsWith(day))).toBe(true);
});

test('sample events count for the day that it is on the site', () => {
  const timeZone = 'Asia/Jerusalem';
  const events = demoVisits({ ...OPTIONS, timeZone }).flatMap((visit) => Object.values(visit));
  expect(events.every(({ at, day }) => day === wallClock(at, timeZone).day)).toBe(true);
  expect(events.some(({ at, day }) => !new Date(at).toISOString().startsWith(day))).toBe(true);
});

test('sample visitors close, convert and order as people do', () => {
  const share = (what: 'close' | 'conversion' | 'interaction' | 'goal') =>
    visits.filter((visit) => visit[what] !== undefined).length / visits.length;
  expect(share('close')).toBeGreaterThan(0.7);
  expect(share('conversion')).toBeGreaterThan(0.03);
  expect(share('conversion')).toBeLessThan(0.1);
  expect(share('interaction')).toBeGreaterThan(share('conversion'));
  expect(share('goal')).toBeGreaterThan(0);
});

test('sample leads are marked, and their addresses reach nobody', () => {
  const leads = visits.flatMap(({ conversion }) => conversion ?? []);
  expect(leads.every(({ tags }) => tags?.includes('demo'))).toBe(true);
  expect(leads.every(({ email }) => /^[a-z]+\.[a-z]+@example\.com$/.test(email))).toBe(true);
  expect(leads.every(({ deliveries }) => deliveries.length === 0)).toBe(true);
});

test('sample players win the prizes of the game, and its blanks are no prizes', () => {
  const prize = { usesCodePool: false, chances: 1 };
  const prizes = [
    { ...prize, id: 'ten', label: '10% off', isWinning: true, code: 'TEN' },
    { ...prize, id: 'blank', label: 'Not this time', isWinning: false, code: '' },
  ];
  const leads = demoVisits({ ...OPTIONS, prizes }).flatMap(({ conversion }) => conversion ?? []);
  const won = new Set(leads.map(({ prizeLabel, couponCode }) => `${prizeLabel} ${couponCode}`));
  expect(won).toEqual(new Set(['10% off TEN', ' ']));
});
