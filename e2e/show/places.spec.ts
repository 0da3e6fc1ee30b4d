import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/stub.ts';
import { aTemplate, aWirePopup } from '../helpers/a-display-answer.ts';
import { type Box, boxOf, filling } from '../helpers/drawn-box.ts';
import { anOfferedPopup } from '../models/offered-popup.ts';
import type { StillPage } from '../models/still-page.ts';

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

for (const [place, top] of [
  ['center-top', 0],
  ['center-bottom', WINDOW.height],
] as const) {
  test(`a bar at ${place} that covers the page is as wide as the window`, async ({
    page,
    stub,
    site,
  }) => {
    await anOfferedPopup(
      { page, stub, site },
      {
        poptin_type: 'bar',
        poptin: filling('abcdefghijk01'),
        design_properties: { poptin_location: place, poptin_design_push_page: 0 },
      },
    );
    const { x, y, width, height } = await boxOf(page);
    expect([x, width, top === 0 ? y : y + height]).toEqual([0, WINDOW.width, top]);
    expect(await page.evaluate(() => document.body.getAttribute('style'))).toBeNull();
  });
}

for (const place of ['center-top', 'center-bottom']) {
  test(`a bar at ${place} that is higher than the window scrolls, so that visitors reach its form and its X`, async ({
    page,
    stub,
    site,
  }) => {
    await page.setViewportSize({ width: 640, height: 360 });
    await anOfferedPopup(
      { page, stub, site },
      {
        poptin_type: 'bar',
        poptin: aTemplate('abcdefghijk01').replace(
          '<form',
          '<p style="height:500px">Long</p><form',
        ),
        design_properties: { poptin_location: place, poptin_design_push_page: 0 },
      },
    );
    for (const name of ['Close', 'Join']) {
      const button = page.getByRole('button', { name });
      await button.scrollIntoViewIfNeeded();
      await expect(button).toBeInViewport({ ratio: 0.9 });
    }
  });
}

const PUSHING_BAR = {
  poptin_type: 'bar',
  design_properties: { poptin_location: 'center-top' },
};

/** Waits until the bar has pushed the page, and returns the bar's height. */
async function pushedBy(page: Page, bar: StillPage): Promise<number> {
  const transition = () => page.evaluate(() => document.body.style.transition);
  await bar.soon(async () => expect(await transition()).toContain('margin-top 300ms'));
  return (await boxOf(page)).height;
}

test('a bar that pushes the page moves it down by its height within 300 ms, and back when it closes', async ({
  page,
  stub,
  site,
}) => {
  const heading = page.locator('h1');
  const popup = await anOfferedPopup({ page, stub, site }, PUSHING_BAR, {
    body: '<h1 style="margin:0">Host</h1>',
  });
  const height = await pushedBy(page, popup);
  await expect.poll(async () => (await heading.boundingBox())?.y).toBe(Math.round(height) + 8);
  await popup.closeByX();
  await popup.untilGone();
  await popup.pass(400);
  await expect.poll(async () => (await heading.boundingBox())?.y).toBe(8);
  expect(await page.evaluate(() => document.body.getAttribute('style'))).toBeNull();
});

const HEADERS = {
  fixed: 'position:fixed;top:0;left:0',
  sticky: 'position:sticky;top:0',
  absolute: 'position:absolute;top:0;left:0',
} as const;

for (const [position, style] of Object.entries(HEADERS))
  test(`a bar that pushes the page does not cover its ${position} header, and moves it back`, async ({
    page,
    stub,
    site,
  }) => {
    const popup = await anOfferedPopup({ page, stub, site }, PUSHING_BAR, {
      body: `<style>header { ${style} }</style><header>Menu</header><h1>Host</h1><p style="height:4000px">Long</p>`,
    });
    const header = page.locator('header');
    const height = await pushedBy(page, popup);
    await expect.poll(async () => (await header.boundingBox())?.y).toBeGreaterThanOrEqual(height);
    await page.mouse.wheel(0, 500);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(500);
    if (position !== 'absolute')
      await popup.soon(async () =>
        expect((await header.boundingBox())?.y).toBeCloseTo(Math.round(height), 0),
      );
    await popup.closeByX();
    await popup.untilGone();
    await page.evaluate(() => scrollTo(0, 0));
    await expect
      .poll(async () => (await header.boundingBox())?.y)
      .toBe(position === 'sticky' ? 8 : 0);
    expect(await header.getAttribute('style')).toBeNull();
  });

const PINNED_LATER = {
  'a header': 'inset-inline:0',
  'a column beside its text': 'left:62%;width:240px',
} as const;

for (const [part, place] of Object.entries(PINNED_LATER))
  test(`a bar that pushes the page moves ${part} that becomes fixed during scrolling`, async ({
    page,
    stub,
    site,
  }) => {
    const popup = await anOfferedPopup({ page, stub, site }, PUSHING_BAR, {
      body: `<style>.pinned{position:fixed;top:0;${place}}</style><header>Menu</header><p style="height:4000px">Long</p><script>
      addEventListener('scroll', () => document.querySelector('header').classList.toggle('pinned', scrollY > 100))</script>`,
    });
    const header = page.locator('header');
    const height = await pushedBy(page, popup);
    await expect.poll(async () => (await header.boundingBox())?.y).toBeGreaterThanOrEqual(height);
    await page.mouse.wheel(0, 500);
    await expect(header).toHaveClass('pinned');
    await popup.soon(async () =>
      expect((await header.boundingBox())?.y).toBeCloseTo(Math.round(height), 0),
    );
    await page.mouse.wheel(0, -500);
    await expect(header).not.toHaveClass('pinned');
    await popup.soon(async () => expect(await header.getAttribute('style')).toBeNull());
  });

test('a bar that opens together with the page covers it and moves nothing', async ({
  page,
  stub,
  site,
}) => {
  const bar = { ...PUSHING_BAR, display_after_sec_active: 0 };
  const popup = await anOfferedPopup({ page, stub, site }, bar, { opensItself: true });
  await popup.pass(1_000);
  expect(await page.evaluate(() => document.querySelector('h1')?.offsetTop)).toBeLessThan(40);
  expect(await page.evaluate(() => getComputedStyle(document.body).marginTop)).toBe('8px');
});

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
