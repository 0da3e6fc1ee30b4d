import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/stub.ts';
import { aTemplate } from '../helpers/a-display-answer.ts';
import { boxOf, filling } from '../helpers/drawn-box.ts';
import { anOfferedPopup } from '../models/offered-popup.ts';
import type { StillPage } from '../models/still-page.ts';

const WINDOW = { width: 1280, height: 800 };

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

const CONSENT_TAB =
  '<button class="cmplz-manage-consent cmplz-show" style="position:fixed;bottom:0;left:0;height:40px">Cookies</button>';

for (const [what, place, window, body] of [
  ['at the top', 'center-top', { width: 640, height: 360 }, ''],
  ['at the bottom', 'center-bottom', { width: 640, height: 360 }, ''],
  ['above a consent tab', 'center-bottom', { width: 400, height: 360 }, CONSENT_TAB],
] as const) {
  test(`a bar ${what} that is higher than the window scrolls, so that visitors reach its form and its X`, async ({
    page,
    stub,
    site,
  }) => {
    await page.setViewportSize(window);
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
      { body },
    );
    for (const name of ['Close', 'Join']) {
      const button = page.getByRole('button', { name });
      await button.scrollIntoViewIfNeeded();
      await expect(button).toBeInViewport({ ratio: 0.9 });
    }
    const { y, height } = await boxOf(page);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y + height).toBeLessThanOrEqual(body === '' ? window.height : window.height - 40);
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
