import { FORMAT_COUNTS, LANGUAGES } from '@beckon/contract/values';
import { expect, test } from '../fixtures/worker.ts';
import { Gallery } from '../models/gallery.ts';

const NARROWEST = { width: 320, height: 640 };
const FORMATS = Array.from({ length: FORMAT_COUNTS.bside }, (_, index) => `format_${index + 1}`);

test('on the narrowest phones the X of a bside covers no letter of its headline', async ({
  page,
}) => {
  await page.setViewportSize(NARROWEST);
  await new Gallery(page).open();
  for (const format of FORMATS)
    for (const language of LANGUAGES)
      for (const screen of ['form', 'thanks']) {
        const popup = { type: 'bside', layout: 'mobile', format, language, screen, still: '' };
        await page.evaluate((query) => show(query), new URLSearchParams(popup).toString());
        const covered = await page.evaluate(findCoveredText);
        expect(covered, `${format} ${language} ${screen}`).toBe('');
      }
});

/** Runs in the page. Returns the text of the headline under the X; empty if there is none. */
function findCoveredText(): string {
  /** The circle around the X is smaller than the button, which fingers have to hit. */
  const rim = 6;
  const root = [...document.querySelectorAll('*')].find((each) => each.shadowRoot)?.shadowRoot;
  const x = root?.querySelector('.bkv-closer')?.getBoundingClientRect();
  const headlines = root?.querySelectorAll('[class*="t-h-"]') ?? [];
  if (x === undefined) return 'no X';
  return [...headlines]
    .filter((headline) => {
      const range = document.createRange();
      range.selectNodeContents(headline);
      return [...range.getClientRects()].some(
        (line) =>
          line.right > x.left + rim &&
          line.left < x.right - rim &&
          line.bottom > x.top + rim &&
          line.top < x.bottom - rim,
      );
    })
    .map((headline) => headline.textContent)
    .join();
}
