import { FORMAT_COUNTS, LANGUAGES } from '@beckon/contract/values';
import { expect, test } from '../fixtures/worker.ts';

const POPUPS = Array.from({ length: FORMAT_COUNTS.fullpage }, (_, index) =>
  LANGUAGES.flatMap((language) =>
    ['form', 'thanks'].map((screen) =>
      new URLSearchParams({
        type: 'fullpage',
        layout: 'desktop',
        format: `format_${index + 1}`,
        language,
        screen,
        still: '',
      }).toString(),
    ),
  ),
).flat();
/** Windows that are hardly wide enough for the two columns of a computer. */
const WINDOWS = [
  { width: 667, height: 375 },
  { width: 700, height: 700 },
  { width: 740, height: 360 },
  { width: 1024, height: 600 },
];

for (const size of WINDOWS)
  test(`in a window of ${size.width} by ${size.height} no word of a fullpage popup is broken`, async ({
    gallery,
  }) => {
    await gallery.page.setViewportSize(size);
    expect(await gallery.page.evaluate(drawAndFindSplitWords, POPUPS)).toEqual([]);
  });

/** Runs in the page. One call draws all popups, because a call takes as long as drawing one. */
async function drawAndFindSplitWords(popups: readonly string[]): Promise<readonly string[]> {
  const found: string[] = [];
  for (const popup of popups) {
    await show(popup);
    await document.fonts.ready;
    const root = document.querySelector('[data-gallery]')?.shadowRoot;
    const split = root ? splitWords(root) : ['nothing is shown'];
    found.push(...split.map((word) => `${popup}: ${word}`));
  }
  return found;
}
