import { FORMAT_COUNTS, LANGUAGES } from '@beckon/contract/values';
import { expect, test } from '../fixtures/worker.ts';
import { Gallery } from '../models/gallery.ts';

const FORMATS = Array.from({ length: FORMAT_COUNTS.embedded }, (_, index) => `format_${index + 1}`);

for (const width of [180, 240])
  test(`in a column of ${width} px no word of an embedded form is broken, and nothing is cut off`, async ({
    page,
  }) => {
    await new Gallery(page).open();
    await page.addStyleTag({ content: `#embedded-place { width: ${width}px !important }` });
    for (const format of FORMATS)
      for (const language of LANGUAGES) {
        const popup = { type: 'embedded', layout: 'desktop', format, language, still: '' };
        const query = new URLSearchParams(popup).toString();
        expect(await page.evaluate(drawAndFindFaults, query), query).toEqual([]);
      }
  });

/** Runs in the page. Returns broken words of headlines, and parts that are wider than their box. */
async function drawAndFindFaults(query: string): Promise<readonly string[]> {
  await show(query);
  await document.fonts.ready;
  const root = document.querySelector('[data-gallery]')?.shadowRoot;
  const box = root?.querySelector('.poptin-popup')?.getBoundingClientRect();
  if (!root || box === undefined) return ['nothing is shown'];
  const texts = [...root.querySelectorAll('.t-h, .t-num')].filter((part) => part.checkVisibility());
  const edgeOf = (part: Element): DOMRect => {
    const range = document.createRange();
    range.selectNodeContents(part);
    return range.getBoundingClientRect();
  };
  return [
    ...splitWords(root).filter((word) => texts.some((part) => part.textContent.includes(word))),
    ...texts
      .filter((part) => edgeOf(part).left < box.left || edgeOf(part).right > box.right)
      .map((part) => `${part.textContent} is cut off`),
    ...[...root.querySelectorAll('.poptin-popup div')]
      .filter((part) => part.closest('svg, .bk-unseen, [aria-hidden]') === null)
      .filter((part) => part.clientWidth > 1 && part.scrollWidth > part.clientWidth + 1)
      .map((part) => `${part.className}: ${part.scrollWidth} in ${part.clientWidth}`),
  ];
}
