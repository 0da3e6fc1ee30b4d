import { expect, it } from 'vitest';
import { aPage } from '../page/testing/a-page.ts';
import { armed } from './testing/armed.ts';

it('time on the site includes the seconds of earlier pages', () => {
  const { clock, fired } = armed(
    { afterSeconds: { seconds: 30, on: 'website' } },
    { visit: { secondsOnSite: 20 } },
  );
  clock.pass(9_999);
  expect(fired).toEqual([]);
  clock.pass(1);
  expect(fired).toEqual(['time_on_site']);
});

it('time on the site opens at once if the time has passed already', () => {
  const { clock, fired } = armed(
    { afterSeconds: { seconds: 5, on: 'website' } },
    { visit: { secondsOnSite: 20 } },
  );
  expect(fired).toEqual([]);
  clock.pass(0);
  expect(fired).toEqual(['time_on_site']);
});

it('the trigger for page clicks opens at the nth click and then stops listening', () => {
  const { page, fired, leftovers } = armed({ pageClicks: 3 });
  page.happen.click();
  page.happen.click();
  expect(fired).toEqual([]);
  page.happen.click();
  page.happen.click();
  expect(fired).toEqual(['page_clicks']);
  expect(leftovers()).toBe(0);
});

it.each([
  [2, []],
  [3, ['nth_page']],
  [4, ['nth_page']],
] as const)('the nth page set to the third, on page %i, fires %j', (pagesThisVisit, expected) => {
  const { clock, fired } = armed({ nthPage: 3 }, { visit: { pagesThisVisit } });
  clock.pass(0);
  expect(fired).toEqual(expected);
});

it('the nth page fires once a visit, unless the rule is every time on every page', () => {
  const visit = { pagesThisVisit: 5, hasFiredThisVisit: () => true };
  const capped = armed({ nthPage: 3 }, { visit });
  const uncapped = armed(
    { nthPage: 3 },
    { visit, frequency: { rule: 'display_everytime_everypage_5', scope: 'all' } },
  );
  capped.clock.pass(0);
  uncapped.clock.pass(0);
  expect(capped.fired).toEqual([]);
  expect(uncapped.fired).toEqual(['nth_page']);
});

it('inactivity opens after its number of seconds without activity', () => {
  const { page, clock, fired, leftovers } = armed({ inactiveSeconds: 10 });
  clock.pass(9_000);
  page.happen.activity();
  clock.pass(9_999);
  expect(fired).toEqual([]);
  clock.pass(1);
  expect(fired).toEqual(['inactivity']);
  expect(leftovers()).toBe(0);
});

it('inactivity uses one timer however active the visitor is', () => {
  const { page, clock } = armed({ inactiveSeconds: 10 });
  for (let move = 0; move < 50; move += 1) page.happen.activity();
  expect(clock.pending()).toBe(1);
});

it('the ad-blocker trigger opens the popup if there is an ad blocker', async () => {
  const { fired } = armed(
    { adBlocker: true },
    { page: aPage({ hasAdBlocker: () => Promise.resolve(true) }) },
  );
  await Promise.resolve();
  expect(fired).toEqual(['adblock']);
});

it('the ad-blocker trigger opens nothing without an ad blocker, nor after disarming', async () => {
  const without = armed({ adBlocker: true });
  const disarmed = armed(
    { adBlocker: true },
    { page: aPage({ hasAdBlocker: () => Promise.resolve(true) }) },
  );
  disarmed.disarm();
  await Promise.resolve();
  expect(without.fired).toEqual([]);
  expect(disarmed.fired).toEqual([]);
});

it('an event of a page script opens only popups that wait for its name, once', () => {
  const { page, fired, leftovers } = armed({ eventName: 'quiz-done' });
  page.happen.scriptEvent('quiz');
  expect(fired).toEqual([]);
  page.happen.scriptEvent('quiz-done');
  page.happen.scriptEvent('quiz-done');
  expect(fired).toEqual(['event']);
  expect(leftovers()).toBe(0);
});
