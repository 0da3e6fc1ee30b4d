import type { Page } from '@playwright/test';
import { aHostPage, expect, offer, test } from '../fixtures/stub.ts';
import { aWirePopup } from '../helpers/a-display-answer.ts';
import { anOfferedPopup } from '../models/offered-popup.ts';
import { popupOn } from '../models/popup.ts';
import { WITH_MOTION } from '../helpers/with-motion.ts';

test.use(WITH_MOTION);

const HOST = { body: '<h1>Host</h1><button id="before">Buy</button><a href="#x">A link</a>' };
const EFFECTS = {
  design_properties: {
    poptin_design_entry_effect: 'prefix-zoomIn',
    poptin_design_exit_effect: 'prefix-zoomOut',
  },
};

/** A short name of the focused element, inside shadow roots too. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    let at = document.activeElement;
    while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
    return at === null
      ? ''
      : at.getAttribute('name') ||
          at.getAttribute('aria-label') ||
          at.id ||
          at.textContent ||
          at.className;
  });
}

/** The elements that Tab focuses, in this order. */
async function tabStops(page: Page, count: number, key = 'Tab'): Promise<readonly string[]> {
  const stops: string[] = [];
  for (let at = 0; at < count; at += 1) {
    await page.keyboard.press(key);
    stops.push(await focused(page));
  }
  return stops;
}

/** Records which element is focused when a popup's entry effect ends. Runs in the page. */
function recordFocusOnceEntered(): void {
  const attach = Element.prototype.attachShadow;
  Element.prototype.attachShadow = function attachRecorded(init) {
    const shadow = attach.call(this, init);
    new MutationObserver(() => {
      if (shadow.querySelector('[data-settled=true]') === null) return;
      document.documentElement.dataset['focusOnceEntered'] ??=
        shadow.activeElement?.getAttribute('name') ?? 'none';
    }).observe(shadow, { subtree: true, childList: true, attributeFilter: ['data-settled'] });
    return shadow;
  };
}

test('the focus is in the form as soon as the entry effect has ended, so no key is lost', async ({
  page,
  stub,
  site,
}) => {
  await page.addInitScript(recordFocusOnceEntered);
  const popup = await anOfferedPopup({ page, stub, site }, EFFECTS, HOST);
  await popup.untilOpenFor(2_100);
  await expect(page.locator('html')).toHaveAttribute('data-focus-once-entered', 'email');
});

test('the focus moves into a popup after its entry effect, stays in it, and moves back when it closes', async ({
  page,
  stub,
  site,
}) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0 });
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => document.getElementById('before')?.focus()),
  );
  const popup = await anOfferedPopup({ page, stub, site }, EFFECTS, HOST);
  expect(await focused(page)).not.toBe('email');
  await popup.untilOpenFor(2_100);
  expect(await focused(page)).toBe('email');
  const stops = await tabStops(page, 6);
  expect(new Set(stops)).toEqual(new Set(['Join', 'Close', 'email']));
  expect(await tabStops(page, 6, 'Shift+Tab')).toEqual([
    ...stops.slice(0, 5).toReversed(),
    stops[5],
  ]);
  await page.keyboard.press('Escape');
  await popup.untilGone();
  expect(await focused(page)).toBe('before');
});

for (const key of ['Enter', 'Space']) {
  test(`${key} on the close button closes the popup`, async ({ page, stub, site }) => {
    const popup = await anOfferedPopup({ page, stub, site }, {}, HOST);
    await popup.closeButton.focus();
    await page.keyboard.press(key);
    await popup.untilGone();
    expect(popup.sent.closes).toEqual(['x_click']);
  });
}

for (const type of ['lightbox', 'gamified', 'fullpage', 'mobile']) {
  test(`a ${type} popup is a modal dialog with a name, and the page is inert`, async ({
    page,
    stub,
    site,
  }) => {
    await anOfferedPopup({ page, stub, site }, { poptin_type: type }, HOST);
    await expect(page.getByRole('dialog', { name: 'Ten percent off' })).toBeVisible();
    expect(await page.locator('dialog').evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
    await page.locator('#before').focus();
    expect(await focused(page)).not.toBe('before');
  });
}

for (const type of ['sside', 'bside', 'browsing', 'social', 'bar']) {
  test(`a ${type} popup that opens by itself is not a dialog, and does not take the focus`, async ({
    page,
    stub,
    site,
  }) => {
    await page.addInitScript(() =>
      addEventListener('DOMContentLoaded', () => document.getElementById('before')?.focus()),
    );
    const popup = await anOfferedPopup(
      { page, stub, site },
      { poptin_type: type, display_after_sec_active: 0 },
      { ...HOST, opensItself: true },
    );
    await popup.untilOpenFor(2_500);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Ten percent off' })).toBeVisible();
    expect(await focused(page)).toBe('before');
    const stops = await tabStops(page, 8);
    expect(stops).toEqual(expect.arrayContaining(['email', 'Join', 'Close']));
    await page.locator('#before').focus();
    expect(await focused(page)).toBe('before');
  });
}

test('an embedded popup is part of the page, and Escape does not close it', async ({
  page,
  stub,
  site,
}) => {
  const popup = await anOfferedPopup(
    { page, stub, site },
    { poptin_type: 'embedded' },
    {
      body: '<button id="before">Buy</button><div class="poptin-embedded" data-id="abcdefghijk01"></div>',
      opensItself: true,
    },
  );
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.locator('#before').focus();
  expect((await tabStops(page, 1))[0]).toBe('email');
  await page.keyboard.press('Escape');
  await popup.pass(2_000);
  await expect(popupOn(page).root).toBeVisible();
});

test('a popup in a frame takes the focus only when its visitor is in the frame, and never scrolls the page around it', async ({
  page,
  stub,
  site,
}) => {
  offer(stub, [aWirePopup()]);
  const room = '<div style="height: 2000px"></div>';
  site.setPage('/inner', aHostPage(`<h1>Inner</h1><button>Inside</button>${room}`));
  site.setPage(
    '/',
    `<input id="name">${room}<iframe src="/inner" width="600" height="600"></iframe>${room}`,
  );
  const held = Promise.withResolvers<void>();
  await page.route(/\/show-[^/]*\.js$/u, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto(site.url);
  await page.locator('#name').focus();
  held.resolve();
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('dialog')).toBeVisible();
  await expect.poll(() => stub.seen('/api/display/viewed').length).toBe(1);
  await page.keyboard.type('hello');
  expect(await page.locator('#name').inputValue()).toBe('hello');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.locator('iframe').scrollIntoViewIfNeeded();
  await frame.getByRole('textbox').click();
  await page.keyboard.type('ann');
  await expect(frame.getByRole('textbox')).toHaveValue('ann');
});
