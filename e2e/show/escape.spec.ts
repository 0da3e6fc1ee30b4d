import { aHostPage, expect, offer, test, type Situation } from '../fixtures/stub.ts';
import { aWirePopup } from '../helpers/a-display-answer.ts';
import { popupOn, type PopupModel } from '../models/popup.ts';

interface CrowdedPage {
  readonly bar: PopupModel;
  readonly box: PopupModel;
  /** Opens when the page asks for it. */
  readonly lightbox: PopupModel;
  readonly openLightbox: () => Promise<void>;
  readonly openOwnDialog: () => Promise<void>;
  readonly isOwnDialogOpen: () => Promise<boolean>;
}

/** A page with a dialog of its own, and with a bar and a side box that are open. */
async function aCrowdedPage({ page, stub, site }: Situation): Promise<CrowdedPage> {
  site.setPage('/', aHostPage('<h1>Host</h1><dialog><input aria-label="Own field"></dialog>'));
  offer(stub, [
    aWirePopup({ poptin_id: 'barpopup00001', poptin_type: 'bar' }),
    aWirePopup({ poptin_id: 'boxpopup00001', poptin_type: 'sside' }),
    aWirePopup({ poptin_id: 'lightboxpop01', display_after_sec_active: 'no' }),
  ]);
  await page.goto(site.url);
  const bar = popupOn(page, 'barpopup00001');
  const box = popupOn(page, 'boxpopup00001');
  const lightbox = popupOn(page, 'lightboxpop01');
  await expect(bar.root).toBeVisible();
  await expect(box.root).toBeVisible();
  const dialog = page.locator('dialog:not(.bkv-stage)');
  return {
    bar,
    box,
    lightbox,
    async openLightbox() {
      await page.evaluate(() => void Object(window).beckon.show('lightboxpop01'));
      await expect(lightbox.root.getByRole('textbox', { name: 'E-mail' })).toBeFocused();
    },
    openOwnDialog: () => dialog.evaluate((own: HTMLDialogElement) => own.showModal()),
    isOwnDialogOpen: () => dialog.evaluate((own: HTMLDialogElement) => own.open),
  };
}

test('Escape closes the popup that the visitor is in, and no other', async ({
  page,
  stub,
  site,
}) => {
  const { bar, box } = await aCrowdedPage({ page, stub, site });
  await box.root.getByRole('textbox', { name: 'E-mail' }).focus();
  await page.keyboard.press('Escape');
  await expect(box.root).toHaveCount(0);
  await expect(bar.root).toBeVisible();
  expect(stub.seen('/api/display/closed').map(({ path }) => path)).toEqual([
    '/api/display/closed/boxpopup00001',
  ]);
});

test('Escape closes a lightbox over other popups, and leaves those', async ({
  page,
  stub,
  site,
}) => {
  const { bar, box, lightbox, openLightbox } = await aCrowdedPage({ page, stub, site });
  await openLightbox();
  await page.keyboard.press('Escape');
  await expect(lightbox.root).toHaveCount(0);
  await expect(bar.root).toBeVisible();
  await expect(box.root).toBeVisible();
});

test('Escape in a dialog of the page closes that, and no popup', async ({ page, stub, site }) => {
  const { bar, box, openOwnDialog, isOwnDialogOpen } = await aCrowdedPage({ page, stub, site });
  await openOwnDialog();
  await page.keyboard.press('Escape');
  await expect.poll(isOwnDialogOpen).toBe(false);
  await expect(page.locator('.bkv-stage[data-state=open]')).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(bar.root).toHaveCount(0);
  await expect(box.root).toHaveCount(0);
});

test('Escape closes the upper one of a lightbox and a dialog of the page', async ({
  page,
  stub,
  site,
}) => {
  const { lightbox, ...own } = await aCrowdedPage({ page, stub, site });
  await own.openLightbox();
  await own.openOwnDialog();
  await page.keyboard.press('Escape');
  await expect.poll(own.isOwnDialogOpen).toBe(false);
  await expect(lightbox.root).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(lightbox.root).toHaveCount(0);

  await own.openOwnDialog();
  await own.openLightbox();
  await page.keyboard.press('Escape');
  await expect(lightbox.root).toHaveCount(0);
  expect(await own.isOwnDialogOpen()).toBe(true);
});
