import { CLIENT_ID, expect, offer, test } from '../fixtures/stub.ts';
import { aWirePopup } from '../helpers/a-display-answer.ts';
import { visitStill } from '../models/still-page.ts';

const ID = 'abcdefghijk01';
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
  await page.addStyleTag({ content: 'html { transform: translateZ(0); height: 4000px }' });
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
