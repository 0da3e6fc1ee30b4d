import { expect, test } from '../fixtures/stub.ts';
import { aTemplate, aWirePopup } from '../helpers/a-display-answer.ts';
import { type Box, boxOf, filling } from '../helpers/drawn-box.ts';
import { anOfferedPopup } from '../models/offered-popup.ts';

const EDGE = 20;
const WINDOW = { width: 1280, height: 800 };

/**
 * A popup's position in the window, in the words of its settings; `-` if it is at none of these
 * positions.
 */
function placeIn({ width, height }: typeof WINDOW, box: Box): string {
  const along = (start: number, size: number, whole: number): number => {
    const places = [EDGE, (whole - size) / 2, whole - EDGE - size];
    return places.findIndex((place) => Math.abs(place - start) < 1);
  };
  return `${['left', 'center', 'right'][along(box.x, box.width, width)] ?? '-'}-${['top', 'midlle', 'bottom'][along(box.y, box.height, height)] ?? '-'}`;
}

test('a side popup can be at each of the nine positions', async ({ page, stub, site }) => {
  const wanted = ['left', 'center', 'right'].flatMap((x) =>
    ['top', 'midlle', 'bottom'].map((y) => `${x}-${y}`),
  );
  const found: string[] = [];
  for (const place of wanted) {
    await page
      .context()
      .newPage()
      .then(async (tab) => {
        await anOfferedPopup(
          { page: tab, stub, site },
          { poptin_type: 'sside', design_properties: { poptin_location: place } },
        );
        found.push(placeIn(WINDOW, await boxOf(tab)));
        await tab.close();
      });
  }
  expect(found).toEqual(wanted);
});

for (const place of ['left-top', 'center-midlle', 'right-bottom']) {
  test(`a lightbox is at ${place}, and the page under it cannot be clicked`, async ({
    page,
    stub,
    site,
  }) => {
    const popup = await anOfferedPopup(
      { page, stub, site },
      { design_properties: { poptin_location: place } },
    );
    expect(placeIn(WINDOW, await boxOf(page))).toBe(place);
    await expect(popup.root.locator('xpath=ancestor::dialog')).toHaveJSProperty('open', true);
    expect(
      await page.locator('h1').evaluate((heading) => {
        const { x, y } = heading.getBoundingClientRect();
        return document.elementFromPoint(x + 2, y + 2)?.tagName;
      }),
    ).not.toBe('H1');
  });
}

for (const [type, side] of [
  ['browsing', 'left'],
  ['browsing', 'right'],
  ['bside', 'left'],
  ['bside', 'right'],
] as const) {
  test(`a ${type} popup is at its edge on the ${side}`, async ({ page, stub, site }) => {
    await anOfferedPopup(
      { page, stub, site },
      { poptin_type: type, design_properties: { poptin_location: `${side}-bottom` } },
    );
    const { x, y, width, height } = await boxOf(page);
    const gapBeside = side === 'left' ? x : WINDOW.width - x - width;
    const gapBelow = WINDOW.height - y - height;
    expect([gapBeside, Math.round(gapBelow) + 0]).toEqual(
      type === 'browsing' ? [0, EDGE] : [EDGE, 0],
    );
  });
}

test('a welcome screen fills the window and pushes the page below it, where it can be scrolled to', async ({
  page,
  stub,
  site,
}) => {
  const popup = await anOfferedPopup(
    { page, stub, site },
    {
      poptin_type: 'fullpage',
      poptin: filling('abcdefghijk01'),
      design_properties: { poptin_design_push_page: 1 },
    },
    { body: '<h1 style="margin:0">Host</h1><p style="height:4000px">Long</p>' },
  );
  await popup.pass(50);
  const { x, y, height } = await boxOf(page);
  expect([x, y, height]).toEqual([0, 0, WINDOW.height]);
  await expect
    .poll(async () => (await page.locator('h1').boundingBox())?.y)
    .toBe(WINDOW.height + 8);
  await page.mouse.move(600, 400);
  await page.mouse.wheel(0, WINDOW.height);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(WINDOW.height - 100);
  await page.keyboard.press('Escape');
  await popup.untilGone();
  await expect.poll(() => page.evaluate(() => document.querySelector('h1')?.offsetTop)).toBe(8);
});

test('an embedded popup is as wide as its slot and moves nothing', async ({ page, stub, site }) => {
  await anOfferedPopup(
    { page, stub, site },
    { poptin_id: 'embeddedform1', poptin_type: 'embedded', poptin: aTemplate('embeddedform1') },
    {
      body: '<main style="width:500px;margin:40px"><h1>Host</h1><div class="poptin-embedded" data-id="embeddedform1"></div><p id="after">After</p></main>',
      opensItself: true,
    },
  );
  const { x, width, y, height } = await boxOf(page, 'embeddedform1');
  expect([x - 40, width]).toEqual([8, 500]);
  expect((await page.locator('#after').boundingBox())?.y).toBeGreaterThanOrEqual(y + height);
});

for (const [layout, window] of [
  ['computer', WINDOW],
  ['phone', { width: 390, height: 760 }],
] as const)
  test(`on a ${layout} a side popup is placed above a bottom bar, and moves down once the bar is gone`, async ({
    page,
    stub,
    site,
  }) => {
    await page.setViewportSize(window);
    const sideId = 'abcdefghijk02';
    const side = aWirePopup({
      poptin_id: sideId,
      poptin_type: 'sside',
      display_after_sec_active: 'no',
      design_properties: { poptin_location: 'right-bottom' },
    });
    const bar = await anOfferedPopup(
      { page, stub, site },
      { poptin_type: 'bar', design_properties: { poptin_location: 'center-bottom' } },
      { alsoOffered: [side] },
    );
    await page.evaluate((id) => void Object(window).beckon.show(id), sideId);
    await bar.soon(async () => {
      const [above, below] = [await boxOf(page, sideId), await boxOf(page)];
      expect(above.y + above.height).toBeLessThanOrEqual(below.y);
    });
    const { y } = await boxOf(page, sideId);
    await bar.root.getByRole('button', { name: 'Close' }).click();
    await bar.untilGone();
    await bar.soon(async () => expect((await boxOf(page, sideId)).y).toBeGreaterThan(y));
    expect(await page.evaluate(() => document.documentElement.getAttribute('style'))).toBeNull();
  });

for (const language of ['en', 'he'])
  test(`on a phone a side popup stays below a bar at the top that covers the page, in ${language}`, async ({
    page,
    stub,
    site,
  }) => {
    await page.setViewportSize({ width: 375, height: 667 });
    const sideId = 'abcdefghijk02';
    const side = aWirePopup({
      poptin_id: sideId,
      poptin_type: 'sside',
      locale: language,
      poptin: aTemplate(sideId).replace('<form', '<p style="height:700px">High</p><form'),
      display_after_sec_active: 'no',
      design_properties: { poptin_location: 'right-bottom' },
    });
    const bar = await anOfferedPopup(
      { page, stub, site },
      {
        poptin_type: 'bar',
        design_properties: { poptin_location: 'center-top', poptin_design_push_page: 0 },
      },
      { alsoOffered: [side] },
    );
    await page.evaluate((id) => void Object(window).beckon.show(id), sideId);
    const card = page.locator(`.poptin-popup[data-poptin-id="${sideId}"]`);
    await bar.soon(async () => expect(await card.isVisible()).toBe(true));
    const { height } = await boxOf(page);
    await bar.soon(async () => expect((await boxOf(page, sideId)).y).toBeGreaterThan(height));
    await card.getByRole('textbox').first().focus();
    const above = await page.evaluate(
      (y) => document.elementFromPoint(innerWidth / 2, y)?.getAttribute('data-poptin-id'),
      height - 3,
    );
    expect(above).toBe('abcdefghijk01');
    await bar.root.getByRole('button', { name: 'Close' }).click();
    await bar.untilGone();
    await bar.soon(async () =>
      expect(await page.evaluate(() => document.documentElement.getAttribute('style'))).toBeNull(),
    );
  });
