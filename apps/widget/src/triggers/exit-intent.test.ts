import { expect, it } from 'vitest';
import type { PageElement } from '../page/page-port.ts';
import { aPage } from '../page/testing/a-page.ts';
import { armed } from './testing/armed.ts';

const exit = { exitIntent: { backButton: false } };
const element = (selectors: string): PageElement => ({
  closest: (asked) => (asked.split(', ').includes(selectors) ? {} : null),
});
const throughTheTop = { clientY: -2, from: undefined, to: undefined };

it('exit intent on a desktop opens when the pointer leaves through the top edge', () => {
  const { page, fired } = armed(exit);
  page.happen.pointerExit(throughTheTop);
  expect(fired).toEqual(['exit']);
});

it.each([
  ['through the side', { clientY: 300, from: undefined, to: undefined }],
  ['onto another element', { clientY: -1, from: undefined, to: element('p') }],
  ['from the list of a select', { clientY: -1, from: element('select'), to: undefined }],
  ['from an iframe', { clientY: -1, from: element('iframe'), to: undefined }],
])('exit intent on a desktop stays closed when it leaves %s', (_how, pointer) => {
  const { page, fired } = armed(exit);
  page.happen.pointerExit(pointer);
  expect(fired).toEqual([]);
});

it('exit intent on a desktop stays closed right after a click on a link, but not forever', () => {
  const { page, clock, fired } = armed(exit);
  page.happen.click({ target: element('a[href]') });
  page.happen.pointerExit(throughTheTop);
  expect(fired).toEqual([]);
  clock.pass(1000);
  page.happen.pointerExit(throughTheTop);
  expect(fired).toEqual(['exit']);
});

it('exit intent on a desktop fires once and leaves no listener', () => {
  const { page, fired, leftovers } = armed(exit);
  page.happen.pointerExit(throughTheTop);
  page.happen.pointerExit(throughTheTop);
  expect(fired).toHaveLength(1);
  expect(leftovers()).toBe(0);
});

const phone = () => aPage({ isMobile: () => true });

it('exit intent on a phone opens at a fast scroll up, not at a slow one', () => {
  const { page, clock, fired } = armed(exit, { page: phone() });
  page.happen.scroll({ topPx: 900, reachedPercent: 50 });
  clock.pass(400);
  page.happen.scroll({ topPx: 800, reachedPercent: 45 });
  clock.pass(400);
  page.happen.scroll({ topPx: 600, reachedPercent: 40 });
  expect(fired).toEqual([]);
  clock.pass(100);
  page.happen.scroll({ topPx: 340, reachedPercent: 30 });
  expect(fired).toEqual(['exit']);
});

it('exit intent on a phone opens when the visitor comes back to the tab', () => {
  const { page, fired } = armed(exit, { page: phone() });
  page.happen.visibility(true);
  expect(fired).toEqual([]);
  page.happen.visibility(false);
  page.happen.visibility(true);
  expect(fired).toEqual(['exit']);
});

it('exit intent on a phone leaves the back button alone unless the owner asked for it', () => {
  const polite = armed(exit, { page: phone() });
  polite.page.happen.backButton();
  expect(polite.fired).toEqual([]);
  const asked = armed({ exitIntent: { backButton: true } }, { page: phone() });
  asked.page.happen.backButton();
  expect(asked.fired).toEqual(['exit']);
  expect(asked.leftovers()).toBe(0);
});
