import { expect, test } from '../fixtures/worker.ts';

/** 12, rounded: the scale of a game follows from the height of its content. */
const SMALLEST_PX = 11.9;

test('on a laptop, the small texts of games are large enough to be read', async ({
  gallery: { page },
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  for (const format of ['format_1', 'format_2', 'format_3']) {
    const popup = { type: 'gamified', format, layout: 'desktop', screen: 'form', still: '' };
    await page.evaluate((query) => show(query), new URLSearchParams(popup).toString());
    const sizes = await page.evaluate(() => {
      const root = document.querySelector('[data-gallery]')?.shadowRoot;
      const texts = root?.querySelectorAll<HTMLElement>('[data-screen=form] .t-p, .t-b-link') ?? [];
      return [...texts]
        .filter((text) => text.checkVisibility())
        .map(
          (text) =>
            (Number.parseFloat(getComputedStyle(text).fontSize) *
              text.getBoundingClientRect().width) /
            text.offsetWidth,
        );
    });
    expect(sizes.length, format).toBeGreaterThan(0);
    expect(Math.min(...sizes), format).toBeGreaterThanOrEqual(SMALLEST_PX);
  }
});
