import { expect, test } from '../fixtures/stub.ts';
import { aTemplate } from '../helpers/a-display-answer.ts';
import { boxOf, filling } from '../helpers/drawn-box.ts';
import { anOfferedPopup } from '../models/offered-popup.ts';

const EDGE = 20;
const TALL_PAGE = '<h1>Host</h1><p style="height:4000px">Long</p>';

const SIZED = { poptin_size: { width: 800, height: 500 }, poptin: filling('abcdefghijk01') };
for (const [screen, drawn] of [
  [
    { width: 2560, height: 1440 },
    { width: 800, height: 500 },
  ],
  [
    { width: 1280, height: 800 },
    { width: 800, height: 500 },
  ],
  [
    { width: 1100, height: 400 },
    { width: 576, height: 360 },
  ],
] as const) {
  test(`a popup of 800 by 500 is ${drawn.width} by ${drawn.height} in a window of ${screen.width} by ${screen.height}`, async ({
    page,
    stub,
    site,
  }) => {
    await page.setViewportSize(screen);
    await anOfferedPopup({ page, stub, site }, SIZED);
    const { width, height } = await boxOf(page);
    expect([Math.round(width), Math.round(height)]).toEqual([drawn.width, drawn.height]);
  });
}

test('a popup that would become too small to read scrolls instead, and grows with the window', async ({
  page,
  stub,
  site,
}) => {
  await page.setViewportSize({ width: 1100, height: 240 });
  const popup = await anOfferedPopup({ page, stub, site }, SIZED);
  expect((await boxOf(page)).height).toBeCloseTo(300, 0);
  await page.mouse.move(550, 120);
  await page.mouse.wheel(0, 900);
  await expect
    .poll(async () => {
      const { y, height } = await boxOf(page);
      return Math.round(y + height);
    })
    .toBe(240 - EDGE);
  await page.setViewportSize({ width: 1280, height: 800 });
  await popup.soon(async () => expect((await boxOf(page)).height).toBe(500));
});

for (const screen of [
  { width: 1280, height: 800 },
  { width: 2560, height: 1440 },
]) {
  test(`a fullpage popup covers a window of ${screen.width} by ${screen.height}`, async ({
    page,
    stub,
    site,
  }) => {
    await page.setViewportSize(screen);
    const popup = await anOfferedPopup(
      { page, stub, site },
      { poptin_type: 'fullpage', poptin: filling('abcdefghijk01') },
    );
    await popup.pass(50);
    const { x, y, width, height } = await boxOf(page);
    expect([x, y, Math.round(width), Math.round(height)]).toEqual([
      0,
      0,
      screen.width,
      screen.height,
    ]);
    expect(
      await popup.root.evaluate((root) => {
        const area = root.closest('.bkv-scroll');
        return area === null ? -1 : area.scrollHeight - area.clientHeight;
      }),
    ).toBe(0);
  });
}

test('on a tablet, a popup in a corner keeps its size while the visitor types in the page, and fits above the keyboard while they type in it', async ({
  page,
  stub,
  site,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const popup = await anOfferedPopup(
    { page, stub, site },
    {
      poptin: filling('abcdefghijk01'),
      poptin_type: 'sside',
      poptin_size: { width: 380, height: 520 },
    },
    { body: '<label>Search <input></label>' },
  );
  const before = await boxOf(page);
  await page.getByLabel('Search').focus();
  await page.evaluate(() => {
    Object.defineProperty(visualViewport, 'height', { configurable: true, get: () => 390 });
    visualViewport?.dispatchEvent(new Event('resize'));
  });
  await popup.pass(200);
  expect(await boxOf(page)).toEqual(before);
  await page.getByRole('textbox', { name: 'E-mail' }).focus();
  await popup.soon(async () => {
    const { y, height } = await boxOf(page);
    expect(y + height).toBeLessThanOrEqual(390);
  });
  await page.getByLabel('Search').focus();
  await popup.soon(async () => expect(await boxOf(page)).toEqual(before));
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a field with the focus stays above the on-screen keyboard', async ({
    page,
    stub,
    site,
  }) => {
    const tall = aTemplate('abcdefghijk01').replace(
      '<form',
      '<div style="height:600px">Much to say</div><form',
    );
    const popup = await anOfferedPopup({ page, stub, site }, { poptin: tall }, { body: TALL_PAGE });
    const field = page.getByRole('textbox', { name: 'E-mail' });
    await field.focus();
    await page.evaluate(() => {
      Object.defineProperty(visualViewport, 'height', { configurable: true, get: () => 380 });
      visualViewport?.dispatchEvent(new Event('resize'));
    });
    await popup.soon(async () => {
      const { y = 999, height = 0 } = (await field.boundingBox()) ?? {};
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y + height).toBeLessThanOrEqual(380);
    });
    await page.evaluate(() => {
      Reflect.deleteProperty(Object(visualViewport), 'height');
      visualViewport?.dispatchEvent(new Event('resize'));
    });
    await popup.soon(async () =>
      expect(await popup.root.evaluate((root) => root.closest('.bkv-scroll')?.clientHeight)).toBe(
        844,
      ),
    );
  });

  for (const [type, place] of [
    ['bar', 'center-bottom'],
    ['sside', 'right-bottom'],
  ] as const)
    test(`a ${type} at the bottom is above the on-screen keyboard only while the visitor types in it`, async ({
      page,
      stub,
      site,
    }) => {
      const popup = await anOfferedPopup(
        { page, stub, site },
        { poptin_type: type, design_properties: { poptin_location: place } },
        { body: '<label>Search <input></label><p style="height:4000px">Long</p>' },
      );
      const bottom = async () => {
        const { y, height } = await boxOf(page);
        return Math.round(y + height);
      };
      const before = await bottom();
      await page.getByLabel('Search').focus();
      await page.evaluate(() => {
        Object.defineProperty(visualViewport, 'height', { configurable: true, get: () => 500 });
        visualViewport?.dispatchEvent(new Event('resize'));
      });
      await popup.pass(200);
      expect(await bottom()).toBe(before);
      await page.getByRole('textbox', { name: 'E-mail' }).focus();
      await popup.soon(async () => expect(await bottom()).toBeLessThanOrEqual(500));
    });

  test('a side popup is at the bottom, as wide as the screen, and keeps clear of its rounded corners', async ({
    page,
    stub,
    site,
  }) => {
    const popup = await anOfferedPopup(
      { page, stub, site },
      { poptin_type: 'sside', design_properties: { poptin_location: 'right-midlle' } },
    );
    const { x, y, width, height } = await boxOf(page);
    expect([x, width, Math.round(y + height)]).toEqual([12, 366, 832]);
    expect(
      await popup.root.evaluate((root) =>
        Object(root.getRootNode()).adoptedStyleSheets.some((sheet: CSSStyleSheet) =>
          [...sheet.cssRules].some(({ cssText }) => cssText.includes('env(safe-area-inset-bottom')),
        ),
      ),
    ).toBe(true);
  });
});
