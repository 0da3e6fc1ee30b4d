import type { Page } from '@playwright/test';
import type { Language } from '@beckon/contract/values';
import { expect, test } from '../fixtures/worker.ts';

/** Copy, the language of the popup, and the ends at which its last mark and its lines are. */
const CASES = [
  ['Only today, only here!', 'he', { mark: 'right', line: 'left' }],
  ['רק היום, רק כאן!', 'en', { mark: 'left', line: 'right' }],
] as const;

for (const [copy, popup, own] of CASES)
  test(`copy such as ${copy} that is typed into a popup of the other direction keeps its own`, async ({
    gallery: { page },
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    for (const block of ['.t-h', '.t-p-lead'])
      expect(await placesOf(page, popup, { block, copy }), block).toEqual(own);
    for (const block of ['.poptin-form-submit-button > span', '.bkv-teaser-open'])
      expect(await placesOf(page, popup, { block, copy }), block).toMatchObject({
        mark: own.mark,
      });
  });

interface Typed {
  readonly block: string;
  readonly copy: string;
}

/** At which end of the copy its exclamation mark is, and at which side of its box the copy is. */
async function placesOf(page: Page, language: Language, typed: Typed) {
  const popup = {
    type: 'fullpage',
    layout: 'desktop',
    format: 'format_1',
    language,
    teaser: 'Open',
    still: '',
  };
  await page.evaluate((query) => show(query), new URLSearchParams(popup).toString());
  await page.locator('.bkv-teaser-open').waitFor();
  return page.evaluate(findPlaces, typed);
}

/** Runs in the page. */
function findPlaces({ block, copy }: Typed): Record<'mark' | 'line', string> {
  const box = [...document.querySelectorAll('body *')]
    .map((host) => host.shadowRoot?.querySelector(block))
    .find(Boolean);
  if (!box) return { mark: 'missing', line: 'missing' };
  box.textContent = copy;
  const boxOf = (from: number, to: number): DOMRect => {
    const range = document.createRange();
    const text = box.firstChild ?? box;
    range.setStart(text, from);
    range.setEnd(text, to);
    return range.getBoundingClientRect();
  };
  const last = boxOf(copy.length - 1, copy.length);
  const before = boxOf(copy.length - 2, copy.length - 1);
  const line = boxOf(0, copy.length);
  const { left, right } = box.getBoundingClientRect();
  return {
    mark: last.left < before.left ? 'left' : 'right',
    line: line.left - left > right - line.right + 1 ? 'right' : 'left',
  };
}
