import { expect, test } from '../fixtures/worker.ts';

const SIDEWAYS = { width: 844, height: 390 };
/** Designs with a picture above the form, of each way in which a design has one, and the games. */
const DESIGNS = [
  ['lightbox', 'format_1'],
  ['lightbox', 'format_17'],
  ['sside', 'format_1'],
  ['sside', 'format_4'],
  ['mobile', 'format_10'],
  ['gamified', 'format_1'],
  ['gamified', 'format_3'],
] as const;

test('on a phone held sideways, the form is seen without scrolling', async ({
  gallery: { page },
}) => {
  await page.setViewportSize(SIDEWAYS);
  for (const [type, format] of DESIGNS)
    for (const language of ['en', 'he']) {
      const popup = { type, layout: 'mobile', format, language, screen: 'form', still: '' };
      await page.evaluate((query) => show(query), new URLSearchParams(popup).toString());
      const bottom = await page.evaluate(
        () =>
          document
            .querySelector('[data-gallery]')
            ?.shadowRoot?.querySelector('.bk-input')
            ?.getBoundingClientRect().bottom,
      );
      expect(bottom, `${type} ${format} ${language}`).toBeLessThanOrEqual(SIDEWAYS.height);
    }
});

test('on a phone held sideways, the wheel is not higher than the window', async ({
  gallery: { page },
}) => {
  await page.setViewportSize(SIDEWAYS);
  await page.evaluate(() =>
    show('type=gamified&format=format_1&layout=mobile&language=en&screen=play&still='),
  );
  const wheel = page.locator('.bk-wheel').filter({ visible: true });
  expect((await wheel.boundingBox())?.height).toBeLessThan(SIDEWAYS.height);
});
