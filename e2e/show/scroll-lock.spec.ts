import type { Page } from '@playwright/test';
import { expect, offer, test } from '../fixtures/stub.ts';
import { aWirePopup } from '../helpers/a-display-answer.ts';
import { anOfferedPopup } from '../models/offered-popup.ts';
import { popupOn } from '../models/popup.ts';

const TALL = { body: '<h1>Host</h1><p style="height:4000px">Long</p>' };

/** Whether the mouse wheel scrolls the page, tried beside the middle of the window. */
async function scrolls(page: Page): Promise<boolean> {
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await page.mouse.move(40, 700);
  const scrolled = page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        addEventListener('scroll', () => resolve(true), { once: true });
        addEventListener('beckon-test-over', () => resolve(scrollY > 0), { once: true });
      }),
  );
  await page.mouse.wheel(0, 400);
  const isLocked = await page.evaluate(
    () => getComputedStyle(document.documentElement).overflowY === 'hidden',
  );
  // On a locked page no event follows, so the result is known after the next wheel event.
  if (isLocked) {
    await page.mouse.wheel(0, 1);
    await page.evaluate(() => dispatchEvent(new Event('beckon-test-over')));
  }
  return scrolled;
}

async function isUntouched(page: Page): Promise<void> {
  expect(await scrolls(page)).toBe(true);
  expect(await page.evaluate(ownStyles)).toEqual([]);
}

/**
 * Runs in the page. Properties that the root element got, except those by which our popups share
 * space.
 */
function ownStyles(): string[] {
  return [...document.documentElement.style].filter(
    (name) => !/^(?:--bk-|scroll-padding)/u.test(name),
  );
}

for (const type of ['lightbox', 'gamified', 'fullpage', 'mobile', 'content']) {
  test(`the page does not scroll under a ${type} popup, and scrolls after it`, async ({
    page,
    stub,
    site,
  }) => {
    const popup = await anOfferedPopup({ page, stub, site }, { poptin_type: type }, TALL);
    expect(await scrolls(page)).toBe(false);
    await page.keyboard.press('Escape');
    await popup.untilGone();
    await isUntouched(page);
  });
}

for (const type of ['sside', 'bside', 'browsing', 'social', 'bar']) {
  test(`the page scrolls beside a ${type} popup`, async ({ page, stub, site }) => {
    await anOfferedPopup(
      { page, stub, site },
      { poptin_type: type, design_properties: { poptin_location: 'right-bottom' } },
      TALL,
    );
    await isUntouched(page);
  });
}

test('a page with its own scroll styles gets them back', async ({ page, stub, site }) => {
  const html = `<!doctype html><html lang="en" style="overflow: auto; color: red"><head><title>Own</title></head><body>${TALL.body}<script id="pixel-script-poptin" src="/pixel.js?id=a1b2c3d4e5f60" async></script></body></html>`;
  const popup = await anOfferedPopup({ page, stub, site }, {}, { html });
  expect(await scrolls(page)).toBe(false);
  await page.keyboard.press('Escape');
  await popup.untilGone();
  expect(await page.evaluate(() => document.documentElement.getAttribute('style'))).toBe(
    'overflow: auto; color: red;',
  );
});

test('a route change unlocks scrolling', async ({ page, stub, site }) => {
  const popup = await anOfferedPopup({ page, stub, site }, {}, TALL);
  offer(stub, []);
  await page.evaluate(() => history.pushState({}, '', '/elsewhere'));
  await popup.untilGone();
  await isUntouched(page);
});

test('a page that removes our element scrolls again', async ({ page, stub, site }) => {
  const popup = await anOfferedPopup({ page, stub, site }, {}, TALL);
  await page.evaluate(() => document.querySelector('[data-beckon]')?.remove());
  await popup.soon(() => isUntouched(page));
});

test('a popup that cannot be drawn does not lock scrolling', async ({ page, stub, site }) => {
  offer(stub, [
    aWirePopup({
      display_after_sec_active: 0,
      poptin: '<div id="abcdefghijk01">text</div><div class="poptin-popup">other</div>',
    }),
  ]);
  site.setPage(
    '/',
    `<!doctype html><title>Host</title>${TALL.body}<script id="pixel-script-poptin" src="/pixel.js?id=a1b2c3d4e5f60" async></script>`,
  );
  const logged = page.waitForEvent('console', (message) =>
    message.text().includes('abcdefghijk01'),
  );
  await page.goto(site.url);
  await logged;
  await expect(page.locator('[data-beckon]')).toHaveCount(0);
  await isUntouched(page);
});

test('two modal popups one after the other lock scrolling once and unlock it', async ({
  page,
  stub,
  site,
}) => {
  const first = await anOfferedPopup(
    { page, stub, site },
    { design_properties: { poptin_design_exit_effect: 'prefix-fadeOut' } },
    TALL,
  );
  offer(stub, []);
  stub.reply('/api/display/click/secondpopup01', {
    display: 'allowed',
    poptins: [aWirePopup({ poptin_id: 'secondpopup01' })],
    country: '',
    country_code: '',
    if_freemium: false,
    lang: 'en',
    site: {},
  });
  await page.evaluate(() => void Object(window).beckon.show('secondpopup01'));
  await page.keyboard.press('Escape');
  await first.untilGone();
  await first.soon(async () =>
    expect(await popupOn(page, 'secondpopup01').root.isVisible()).toBe(true),
  );
  expect(await scrolls(page)).toBe(false);
  await page.keyboard.press('Escape');
  await first.soon(async () => expect(await page.locator('[data-beckon]').count()).toBe(0));
  await isUntouched(page);
});
