import { expect, test } from '../fixtures/worker.ts';

test('on a laptop, the X of the full page with a card is beside the card', async ({
  gallery: { page },
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  for (const language of ['en', 'he']) {
    const popup = { type: 'fullpage', format: 'format_5', layout: 'desktop', language, still: '' };
    await page.evaluate((query) => show(query), new URLSearchParams(popup).toString());
    const x = await page.locator('.bkv-closer').boundingBox();
    const card = await page.locator('.t-shape-lift').filter({ visible: true }).boundingBox();
    if (x === null || card === null) throw new Error('no X or no card');
    const isBeside = x.x >= card.x + card.width || x.x + x.width <= card.x;
    expect(isBeside, language).toBe(true);
  }
});
