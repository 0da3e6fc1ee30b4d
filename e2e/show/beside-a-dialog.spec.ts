import { aHostPage, dialogOn, expect, offer, test } from '../fixtures/stub.ts';
import { aWirePopup } from '../helpers/a-display-answer.ts';
import { popupOn } from '../models/popup.ts';

const LIGHTBOX = 'lightboxpop01';
const BOX = 'boxpopup00001';
const asked = { display_after_sec_active: 'no' };

for (const dialog of ['a lightbox', 'a dialog of the page'] as const) {
  test(`a side box that opens while ${dialog} is open is below it, and can be used after it`, async ({
    page,
    stub,
    site,
  }) => {
    site.setPage('/', aHostPage('<h1>Host</h1><dialog>Own</dialog>'));
    offer(stub, [
      aWirePopup({ ...asked, poptin_id: LIGHTBOX }),
      aWirePopup({ ...asked, poptin_id: BOX, poptin_type: 'sside' }),
    ]);
    await page.goto(site.url);
    await page.waitForFunction(() => 'beckon' in window);
    // The first call may come before the popups are known.
    const show = (id: string): Promise<void> =>
      expect
        .poll(() => page.evaluate((popupId) => Object(window).beckon.show(popupId), id))
        .toBe(true);
    const own = page.locator('dialog:not(.bkv-stage)');
    if (dialog === 'a lightbox') await show(LIGHTBOX);
    else await own.evaluate((element: HTMLDialogElement) => element.showModal());
    await expect(dialogOn(page)).toBeVisible();
    await show(BOX);
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
