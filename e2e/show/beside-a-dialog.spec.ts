import type { Page } from '@playwright/test';
import { aHostPage, dialogOn, expect, offer, test } from '../fixtures/stub.ts';
import { aTemplate, aWirePopup } from '../helpers/a-display-answer.ts';
import { boxOf } from '../helpers/drawn-box.ts';
import { popupOn } from '../models/popup.ts';

const LIGHTBOX = 'lightboxpop01';
const BOX = 'boxpopup00001';
const BAR = 'barpopup00001';
const asked = { display_after_sec_active: 'no' };

/** Opens the popup. The first call may come before the popups are known. */
async function show(page: Page, id: string): Promise<void> {
  await page.waitForFunction(() => 'beckon' in window);
  await expect
    .poll(() => page.evaluate((popupId) => Object(window).beckon.show(popupId), id))
    .toBe(true);
}

const DIALOGS = ['a lightbox', 'a dialog of the page', 'a dialog in a web component'] as const;
const IN_A_COMPONENT = `<div id="component"></div><script>
  document.getElementById('component').attachShadow({ mode: 'open' }).innerHTML = '<dialog>Own</dialog>';
</script>`;

for (const dialog of DIALOGS) {
  test(`a side box that opens while ${dialog} is open is below it, and can be used after it`, async ({
    page,
    stub,
    site,
  }) => {
    const own = dialog === 'a dialog of the page' ? '<dialog>Own</dialog>' : IN_A_COMPONENT;
    site.setPage('/', aHostPage(`<h1>Host</h1>${own}`));
    offer(stub, [
      aWirePopup({ ...asked, poptin_id: LIGHTBOX }),
      aWirePopup({ ...asked, poptin_id: BOX, poptin_type: 'sside' }),
    ]);
    await page.goto(site.url);
    if (dialog === 'a lightbox') await show(page, LIGHTBOX);
    else
      await page
        .locator('dialog:not(.bkv-stage)')
        .evaluate((element: HTMLDialogElement) => element.showModal());
    await expect(dialogOn(page)).toBeVisible();
    await show(page, BOX);
    const { root } = popupOn(page, BOX);
    await expect(root).toBeVisible();
    // The browser would put a popover over the dialog, where nobody could use it.
    const isOnTop = (): Promise<boolean | undefined> =>
      root.evaluate((element) => element.closest('[popover]')?.matches(':popover-open'));
    expect(await isOnTop()).toBe(false);
    await page.keyboard.press('Escape');
    await expect(dialogOn(page)).toHaveCount(0);
    await root.getByRole('button', { name: 'Close' }).click();
    await expect(root).toHaveCount(0);
  });
}

test('a bar that opens while a lightbox is open moves the page once, by its own height', async ({
  page,
  stub,
  site,
}) => {
  site.setPage('/', aHostPage('<h1>Host</h1>'));
  offer(stub, [
    aWirePopup({ ...asked, poptin_id: LIGHTBOX }),
    aWirePopup({
      ...asked,
      poptin_id: BAR,
      poptin_type: 'bar',
      poptin: aTemplate(BAR)
        .replace('padding:32px', 'display:flow-root;padding:8px')
        .replace('<form', `<p>${'Free shipping this week. '.repeat(6)}</p><form`),
      design_properties: { poptin_location: 'center-top' },
    }),
  ]);
  await page.goto(site.url);
  await show(page, LIGHTBOX);
  await expect(dialogOn(page)).toBeVisible();
  await page.evaluate(() => {
    const margins = new Set<string>();
    Object.assign(window, { margins });
    const note = (): void => void margins.add(document.body.style.marginTop);
    new MutationObserver(note).observe(document.body, { attributes: true });
  });
  await show(page, BAR);
  const width = await page.evaluate(() => innerWidth);
  await expect.poll(() => boxOf(page, BAR)).toMatchObject({ x: 0, width });
  await page.keyboard.press('Escape');
  await expect(dialogOn(page)).toHaveCount(0);
  await expect.poll(() => boxOf(page, BAR)).toMatchObject({ x: 0, y: 0, width });
  const bar = await boxOf(page, BAR);
  const margins = () => page.evaluate((): string[] => [...Object(window).margins]);
  await expect.poll(margins).toHaveLength(1);
  expect(Number.parseFloat((await margins())[0] ?? '')).toBeCloseTo(bar.height + 8, 0);
});

test('a visitor can type into a side box while a dialog of the page keeps the focus to itself', async ({
  page,
  stub,
  site,
}) => {
  // As the dialogs of well-known libraries do it, which are no dialogs of the browser.
  const keepsFocus = `const own = document.getElementById('own'); own.focus();
    document.addEventListener('focusin', ({ target }) => { if (!own.contains(target)) own.focus(); });`;
  site.setPage(
    '/',
    aHostPage(`<div id="own" role="dialog" tabindex="-1">Own</div><script>${keepsFocus}</script>`),
  );
  offer(stub, [aWirePopup({ ...asked, poptin_id: BOX, poptin_type: 'sside' })]);
  await page.goto(site.url);
  await show(page, BOX);
  const field = popupOn(page, BOX).root.getByRole('textbox').first();
  await field.click();
  await page.keyboard.type('ann@example.com');
  await expect(field).toHaveValue('ann@example.com');
});
