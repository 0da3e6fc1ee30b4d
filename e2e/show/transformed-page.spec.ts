import { CLIENT_ID, dialogOn, expect, offer, test } from '../fixtures/stub.ts';
import { aWirePopup } from '../helpers/a-display-answer.ts';
import { visitStill } from '../models/still-page.ts';

const ID = 'abcdefghijk01';
const BAR = 'barpopup00001';
const TRANSFORMED = 'html { transform: translateZ(0); height: 4000px }';
const TEASER = { show_mode: 'always', label: 'Deal', side: 'left', animated: 0, close_delay: 200 };

test("a tab is in the window and under popups even if the page's html element is transformed", async ({
  page,
  stub,
  site,
}) => {
  offer(stub, [aWirePopup({ display_after_sec_active: 'no', is_teasers_on: 1, teaser: TEASER })]);
  const visit = await visitStill({ page, host: site, clientId: CLIENT_ID }, ID);
  const tab = page.locator('.bkv-teaser');
  await visit.soon(async () => expect(await tab.count()).toBe(1));
  const box = await tab.boundingBox();
  await page.addStyleTag({ content: TRANSFORMED });
  // On a new route, the tab is drawn again.
  await page.evaluate(() => history.pushState({}, '', '?page=2'));
  await visit.soon(async () => expect(await tab.boundingBox()).toEqual(box));
  await page.evaluate(() => window.scrollTo(0, 500));
  expect(await tab.boundingBox()).toEqual(box);
  await page.evaluate((id) => void Object(window).beckon.show(id), ID);
  await visit.soon(async () => expect(await visit.root.isVisible()).toBe(true));
  const above = await page.evaluate(
    ([x, y]) => document.elementFromPoint(x, y)?.getAttribute('data-beckon'),
    [(box?.x ?? 0) + 20, (box?.y ?? 0) + 20] as const,
  );
  expect(above).toBe('popup');
});

test('a bar that opens while a lightbox is open on a transformed page stays in the window after it', async ({
  page,
  stub,
  site,
}) => {
  const asked = { display_after_sec_active: 'no' };
  offer(stub, [
    aWirePopup({ ...asked, poptin_id: ID }),
    aWirePopup({ ...asked, poptin_id: BAR, poptin_type: 'bar' }),
  ]);
  const visit = await visitStill({ page, host: site, clientId: CLIENT_ID }, ID);
  await page.addStyleTag({ content: TRANSFORMED });
  const show = (popupId: string): Promise<void> =>
    page.evaluate((id) => void Object(window).beckon.show(id), popupId);
  await show(ID);
  await visit.soon(async () => expect(await dialogOn(page).isVisible()).toBe(true));
  await show(BAR);
  const bar = page.locator(`[data-poptin-id="${BAR}"] .bkv-stage`);
  await visit.soon(async () => expect(await bar.isVisible()).toBe(true));
  await visit.pass(1_000);
  const isOnTop = (): Promise<boolean> => bar.evaluate((each) => each.matches(':popover-open'));
  expect(await isOnTop()).toBe(false);
  await page.keyboard.press('Escape');
  await visit.untilGone();
  await visit.soon(async () => expect(await isOnTop()).toBe(true));
  await page.evaluate(() => window.scrollTo(0, 500));
  expect(await bar.boundingBox()).toMatchObject({ x: 0, y: 0 });
});

test('a tab that appears while a dialog is open on a transformed page is in the window after it', async ({
  page,
  stub,
  site,
}) => {
  offer(stub, [aWirePopup({ display_after_sec_active: 'no', is_teasers_on: 1, teaser: TEASER })]);
  const visit = await visitStill({ page, host: site, clientId: CLIENT_ID }, ID, {
    body: '<dialog>Own</dialog>',
  });
  const tab = page.locator('.bkv-teaser');
  await visit.soon(async () => expect(await tab.count()).toBe(1));
  const box = await tab.boundingBox();
  await page.addStyleTag({ content: TRANSFORMED });
  const dialog = page.locator('dialog');
  await dialog.evaluate((own: HTMLDialogElement) => own.showModal());
  // On a new route, the tab is drawn again.
  await tab.evaluate((old) => {
    Object.assign(window, { old });
    history.pushState({}, '', '?page=2');
  });
  await visit.soon(async () =>
    expect(await tab.evaluate((now) => now !== Object(window).old)).toBe(true),
  );
  await visit.pass(1_000);
  expect(await tab.boundingBox()).not.toEqual(box);
  await dialog.evaluate((own: HTMLDialogElement) => own.close());
  await visit.soon(async () => expect(await tab.boundingBox()).toEqual(box));
});
