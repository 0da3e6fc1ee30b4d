import { FORMAT_COUNTS, LANGUAGES } from '@beckon/contract/values';
import { expect, test } from '../fixtures/worker.ts';

const NARROWEST = { width: 320, height: 640 };
const FORMATS = Array.from({ length: FORMAT_COUNTS.bside }, (_, index) => `format_${index + 1}`);
/** Forms whose field has a button or a picture beside it. */
const SHORT_FORMS = [
  ['lightbox', 'format_7'],
  ['lightbox', 'format_22'],
  ['fullpage', 'format_3'],
  ['fullpage', 'format_12'],
  ['bside', 'format_1'],
  ['bside', 'format_6'],
  ['bside', 'format_7'],
] as const;

test('on the narrowest phones the X of a bside covers no letter of its headline', async ({
  gallery: { page },
}) => {
  await page.setViewportSize(NARROWEST);
  for (const format of FORMATS)
    for (const language of LANGUAGES)
      for (const screen of ['form', 'thanks']) {
        const popup = { type: 'bside', layout: 'mobile', format, language, screen, still: '' };
        await page.evaluate((query) => show(query), new URLSearchParams(popup).toString());
        const covered = await page.evaluate(findCoveredText);
        expect(covered, `${format} ${language} ${screen}`).toBe('');
      }
});

test('on the narrowest phones the placeholders of short forms are not cut off', async ({
  gallery: { page },
}) => {
  await page.setViewportSize(NARROWEST);
  for (const [type, format] of SHORT_FORMS)
    for (const language of LANGUAGES) {
      const popup = { type, layout: 'mobile', format, language, screen: 'form', still: '' };
      await page.evaluate((query) => show(query), new URLSearchParams(popup).toString());
      expect(await page.evaluate(findCutPlaceholders), `${type} ${format} ${language}`).toEqual([]);
    }
});

/** Runs in the page. Returns the placeholders that are wider than their fields. */
async function findCutPlaceholders(): Promise<string[]> {
  await document.fonts.ready;
  const root = [...document.querySelectorAll('*')].find((each) => each.shadowRoot)?.shadowRoot;
  const pen = document.createElement('canvas').getContext('2d');
  const fields = [...(root?.querySelectorAll('input') ?? [])].filter((field) =>
    field.checkVisibility(),
  );
  if (pen === null || fields.length === 0) return ['nothing to measure'];
  return fields
    .filter((field) => {
      const { fontStyle, fontWeight, fontSize, fontFamily, paddingLeft, paddingRight } =
        getComputedStyle(field);
      pen.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
      const room =
        field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      return pen.measureText(field.placeholder).width > room;
    })
    .map(({ placeholder }) => placeholder);
}

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
