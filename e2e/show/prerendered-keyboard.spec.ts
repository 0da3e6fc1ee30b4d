import { expect, test } from '../fixtures/beckon.ts';
import { publishSoon, visitPrerendered } from '../models/prerendered-visit.ts';

const ABOVE_KEYBOARD_PX = 380;

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('a prerendered popup ends above the on-screen keyboard once its visitor types', async ({
  page,
  host,
  owner,
}) => {
  const soon = await publishSoon(owner, host, { type: 'lightbox' });
  const popup = await visitPrerendered(page, host, soon);
  const stage = page.locator('.bkv-stage');
  await popup.root.locator('.bk-input').first().tap();
  await page.keyboard.type('a');
  await expect.poll(() => popup.readFiles()).toContain('respond');
  await page.evaluate((height) => {
    Object.defineProperty(visualViewport, 'height', { configurable: true, get: () => height });
    visualViewport?.dispatchEvent(new Event('resize'));
  }, ABOVE_KEYBOARD_PX);
  const bottom = async (): Promise<number> => {
    const { y = 0, height = 999 } = (await stage.boundingBox()) ?? {};
    return y + height;
  };
  await expect.poll(bottom).toBeLessThanOrEqual(ABOVE_KEYBOARD_PX);
  expect(popup.problems).toEqual([]);
});
