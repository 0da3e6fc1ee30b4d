import { FORMAT_COUNTS, LANGUAGES } from '@beckon/contract/values';
import { expect, test } from '../fixtures/worker.ts';
import { Gallery } from '../models/gallery.ts';

const FORMATS = Array.from({ length: FORMAT_COUNTS.fullpage }, (_, index) => `format_${index + 1}`);
/** Windows that are hardly wide enough for the two columns of a computer. */
const WINDOWS = [
  { width: 667, height: 375 },
  { width: 700, height: 700 },
  { width: 740, height: 360 },
  { width: 1024, height: 600 },
];

for (const size of WINDOWS)
  test(`in a window of ${size.width} by ${size.height} no word of a fullpage popup is broken`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await new Gallery(page).open();
    for (const format of FORMATS)
      for (const language of LANGUAGES)
        for (const screen of ['form', 'thanks']) {
          const popup = { type: 'fullpage', layout: 'desktop', format, language, screen };
          const query = new URLSearchParams({ ...popup, still: '' }).toString();
          expect(await page.evaluate(drawAndFindSplitWords, query), query).toEqual([]);
        }
  });

/** Runs in the page. */
async function drawAndFindSplitWords(query: string): Promise<readonly string[]> {
  await show(query);
  await document.fonts.ready;
  const root = document.querySelector('[data-gallery]')?.shadowRoot;
  return root ? splitWords(root) : ['nothing is shown'];
}
