import type { Locator } from '@playwright/test';
import { CLIENT_ID, expect, offer, test, type Situation } from '../fixtures/stub.ts';
import { aTemplate, aWirePopup } from '../helpers/a-display-answer.ts';
import { join } from '../models/offered-popup.ts';
import { type StillPage, visitStill } from '../models/still-page.ts';
import { WITH_MOTION } from '../helpers/with-motion.ts';

test.use(WITH_MOTION);

const ID = 'abcdefghijk01';

/**
 * Opens a page whose popup has a tab and opens only on request. Waits for the tab, unless it shows
 * only after closing.
 */
async function aTab(
  { page, stub, site }: Situation,
  teaser: Record<string, unknown>,
  popup: Record<string, unknown> = {},
): Promise<{ readonly visit: StillPage; readonly tab: Locator }> {
  offer(stub, [
    aWirePopup({
      display_after_sec_active: 'no',
      is_teasers_on: 1,
      ...popup,
      teaser: {
        show_mode: 'always',
        label: 'Deal of the day',
        side: 'left',
        animated: 1,
        close_delay: 200,
        ...teaser,
      },
    }),
  ]);
  const visit = await visitStill({ page, host: site, clientId: CLIENT_ID }, ID);
  const tab = page.locator('[data-beckon=teaser] .bkv-teaser');
  if (teaser['show_mode'] !== 'after_close')
    await visit.soon(async () => expect(await tab.count()).toBe(1));
  return { visit, tab };
}

test('a tab that shows before the popup disappears once it has opened the popup', async ({
  page,
  stub,
  site,
}) => {
  const { visit, tab } = await aTab({ page, stub, site }, { show_mode: 'before_show' });
  await page.getByRole('button', { name: 'Deal of the day' }).click();
  await visit.soon(async () => expect(await visit.root.isVisible()).toBe(true));
  await expect(tab).toHaveCount(0);
  await page.keyboard.press('Escape');
  await visit.untilGone();
  await visit.pass(5_000);
  await expect(tab).toHaveCount(0);
});

for (const mode of ['always', 'after_close']) {
  test(`a tab with mode ${mode} shows again when the popup has closed, and opens it again`, async ({
    page,
    stub,
    site,
  }) => {
    const { visit, tab } = await aTab({ page, stub, site }, { show_mode: mode });
    await page.evaluate((id) => void Object(window).beckon.show(id), ID);
    await visit.soon(async () => expect(await visit.root.isVisible()).toBe(true));
    if (mode === 'always') await expect(tab).toHaveAttribute('data-state', 'popup-loaded');
    else await expect(tab).toHaveCount(0);
    await page.keyboard.press('Escape');
    await visit.untilGone();
    await visit.soon(async () => expect(await tab.getAttribute('data-state')).toBe('tab'));
    await page.getByRole('button', { name: 'Deal of the day' }).click();
    await visit.soon(async () => expect(await visit.root.isVisible()).toBe(true));
    await visit.soon(async () => expect(visit.sent.views).toEqual(['click', 'teaser']));
  });
}

test('a tab moves for a second every three seconds, but not while its popup is open', async ({
  page,
  stub,
  site,
}) => {
  const { visit, tab } = await aTab({ page, stub, site }, {});
  const calls: string[] = [];
  const began = await page.evaluate(() => Date.now());
  for (let at = 0; at < 130; at += 1) {
    await visit.pass(100);
    calls.push((await tab.getAttribute('data-attention')) === 'true' ? 'x' : '.');
  }
  expect((await page.evaluate(() => Date.now())) - began).toBe(13_000);
  expect(calls.join('').replace(/^\.+/u, '')).toMatch(/^(?:x{10}\.{20}){3}/u);
  await page.getByRole('button', { name: 'Deal of the day' }).click();
  await visit.soon(async () => expect(await visit.root.isVisible()).toBe(true));
  await visit.pass(3_100);
  await expect(tab).toHaveAttribute('data-attention', 'false');
});

test('a tab disappears when the visitor comes back from another browser tab where they have answered the popup', async ({
  page,
  context,
  stub,
  site,
}) => {
  const { tab, visit } = await aTab(
    { page, stub, site },
    {},
    { stop_showing_to_converted_users: 1 },
  );
  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByRole('button', { name: 'Deal of the day' }).click();
  await join(other);
  await expect(other.getByRole('dialog').getByRole('heading')).toHaveText('Thank you');
  await visit.pass(1_000);
  await expect(tab).toHaveCount(1);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await visit.soon(async () => expect(await tab.count()).toBe(0));
});

test('a tab that is not animated never moves', async ({ page, stub, site }) => {
  const { visit, tab } = await aTab({ page, stub, site }, { animated: 0 });
  await visit.pass(3_100);
  await expect(tab).toHaveAttribute('data-attention', 'false');
});

for (const delay of [200, 1500, 5000]) {
  test(`a tab that is closed disappears after ${delay} ms, and no close of the popup is reported`, async ({
    page,
    stub,
    site,
  }) => {
    const { visit, tab } = await aTab({ page, stub, site }, { close_delay: delay });
    await page.getByRole('button', { name: 'Close this tab' }).click();
    await expect(tab).toHaveAttribute('data-leaving', 'true');
    await visit.pass(delay - 20);
    await expect(tab).toHaveCount(1);
    await visit.pass(40);
    await expect(tab).toHaveCount(0);
    expect(visit.sent).toMatchObject({ views: [], closes: [] });
  });
}

test('a tab that always shows can be closed while its popup is open, and does not come back', async ({
  page,
  stub,
  site,
}) => {
  const { visit, tab } = await aTab(
    { page, stub, site },
    {},
    { poptin_type: 'sside', poptin_format: 'format_1' },
  );
  await page.getByRole('button', { name: 'Deal of the day' }).click();
  await visit.soon(async () => expect(await visit.root.isVisible()).toBe(true));
  await page.getByRole('button', { name: 'Close this tab' }).click();
  await visit.pass(300);
  await expect(tab).toHaveCount(0);
  await page.keyboard.press('Escape');
  await visit.untilGone();
  await expect(tab).toHaveCount(0);
});

for (const [side, place] of [
  ['left', 16],
  ['right', 1280 - 16],
] as const) {
  test(`a tab on the ${side} is over the page and under popups, and can be focused by keyboard`, async ({
    page,
    stub,
    site,
  }) => {
    const { visit, tab } = await aTab({ page, stub, site }, { side });
    const { x = -1, y = -1, width = 0, height = 0 } = (await tab.boundingBox()) ?? {};
    expect([side === 'left' ? x : x + width, y + height <= 800]).toEqual([place, true]);
    expect(
      await page.locator('[data-beckon=teaser]').evaluate((host) => getComputedStyle(host).zIndex),
    ).toBe('999998');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await visit.soon(async () => expect(await visit.root.isVisible()).toBe(true));
    await page.keyboard.press('Escape');
    await visit.untilGone();
    await page.getByRole('button', { name: 'Close this tab' }).focus();
    await page.keyboard.press('Space');
    await visit.pass(300);
    await expect(tab).toHaveCount(0);
  });
}

test("a tab is in the window even if the page's body is transformed, as sliding menus do", async ({
  page,
  stub,
  site,
}) => {
  const { tab } = await aTab({ page, stub, site }, {});
  const box = await tab.boundingBox();
  await page.addStyleTag({ content: 'body { transform: translateZ(0); height: 4000px }' });
  expect(await tab.boundingBox()).toEqual(box);
});

test('a Hebrew tab is written from right to left', async ({ page, stub, site }) => {
  const { tab } = await aTab(
    { page, stub, site },
    { label: 'מבצע היום', side: 'right' },
    { lang: 'he' },
  );
  await expect(tab).toHaveCSS('direction', 'rtl');
  const [open, close] = await Promise.all(
    ['.bkv-teaser-open', '.bkv-teaser-close'].map((part) => tab.locator(part).boundingBox()),
  );
  expect(close?.x ?? 0).toBeLessThan(open?.x ?? 0);
});

const ENDED = { design_properties: { timer_ver: 2, timer: '2020-01-01@10:00|0' } };
const MEMBERS_ONLY = {
  js_filter: {
    display_if_specific_js_active: 'yes',
    display_if_specific_js: [
      {
        js_name_pair: 'isMember',
        js_value_pair: '',
        js_match_pair: 'any_value',
        js_show_pair: 'show',
      },
    ],
  },
};

for (const [why, popup] of [
  ['who are kept away by a filter', MEMBERS_ONLY],
  ['who come after its date', ENDED],
] as const) {
  test(`visitors see no tab ${why}`, async ({ page, stub, site }) => {
    const { visit, tab } = await aTab({ page, stub, site }, { show_mode: 'after_close' }, popup);
    await expect(tab).toHaveCount(0);
    offer(stub, [
      aWirePopup({
        display_after_sec_active: 'no',
        is_teasers_on: 1,
        teaser: { show_mode: 'always', label: 'Deal of the day', side: 'left', animated: 0 },
        ...popup,
      }),
      aWirePopup({ poptin_id: 'secondpopup01', poptin_type: 'sside', display_after_sec_active: 2 }),
    ]);
    await page.reload();
    // The page's other popup is open, so everything that a tab needs has been loaded.
    await visit.soon(async () =>
      expect(await page.locator('.poptin-popup[data-poptin-id=secondpopup01]').count()).toBe(1),
    );
    await visit.pass(2_000);
    await expect(tab).toHaveCount(0);
  });
}

test('a tab whose popup did not load stays, and another click tries again', async ({
  page,
  stub,
  site,
}) => {
  stub.reply('/templates/', { status: 503, body: '' });
  const { visit, tab } = await aTab(
    { page, stub, site },
    {},
    { poptin: '', poptin_url: '/templates/one.html' },
  );
  const open = page.getByRole('button', { name: 'Deal of the day' });
  await open.click();
  await visit.soon(async () => expect(stub.seen('/templates/').length).toBeGreaterThan(1));
  stub.reply('/templates/', { body: aTemplate(ID), type: 'text/html' });
  await expect(tab).toHaveCount(1);
  await visit.soon(async () => {
    // No second click once the popup is open, because it covers the tab.
    if (!(await visit.root.isVisible())) await open.click({ timeout: 200 });
    expect(await visit.root.isVisible()).toBe(true);
  });
});

test('a tab has a visible edge in forced colours, and is not printed', async ({
  page,
  stub,
  site,
}) => {
  const { tab } = await aTab({ page, stub, site }, {});
  await page.emulateMedia({ forcedColors: 'active' });
  const edge = await tab.evaluate((drawn) => {
    const { outlineStyle, outlineColor, backgroundColor } = getComputedStyle(drawn);
    return [outlineStyle, outlineColor !== backgroundColor];
  });
  expect(edge).toEqual(['solid', true]);
  await page.emulateMedia({ media: 'print', forcedColors: 'none' });
  await expect(tab).toBeHidden();
});
