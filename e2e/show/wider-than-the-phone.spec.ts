import type { Locator } from '@playwright/test';
import { CLIENT_ID, expect, offer, test } from '../fixtures/stub.ts';
import { aWirePopup } from '../helpers/a-display-answer.ts';
import { PHONE } from '../models/trigger-page.ts';
import { visitStill } from '../models/still-page.ts';

const ID = 'abcdefghijk01';
/** Wider than the phone, so that the browser makes the window as wide as this. */
const WIDE =
  '<meta name="viewport" content="width=device-width, initial-scale=1"><body style="margin:0"><div style="width:560px">Wide</div>';
const SEEN = { ...PHONE.viewport, tolerance: 0.5 };
const TEASER = { show_mode: 'always', label: 'Deal', animated: 0, close_delay: 200 };

test.use({ ...PHONE, isMobile: true });

for (const [type, place] of [
  ['lightbox', 'center-midlle'],
  ['fullpage', 'center-midlle'],
  ['bar', 'center-top'],
  ['bar', 'center-bottom'],
  ['sside', 'right-bottom'],
  ['social', 'right-midlle'],
] as const) {
  test(`a ${type} at ${place} is in the visible part of a page that is wider than the phone`, async ({
    page,
    stub,
    site,
  }) => {
    offer(stub, [aWirePopup({ poptin_type: type, design_properties: { poptin_location: place } })]);
    const visit = await visitStill({ page, host: site, clientId: CLIENT_ID }, ID, { body: WIDE });
    await visit.soon(async () => expect(await visit.root.isVisible()).toBe(true));
    expect(await page.evaluate(() => [innerWidth, visualViewport?.width])).toEqual([
      560,
      SEEN.width,
    ]);
    await visit.pass(2_000);
    await isInSight(page.locator('.poptin-popup').first());
  });
}

for (const side of ['left', 'center', 'right']) {
  test(`a tab at the ${side} is in the visible part of a page that is wider than the phone`, async ({
    page,
    stub,
    site,
  }) => {
    offer(stub, [
      aWirePopup({
        display_after_sec_active: 'no',
        is_teasers_on: 1,
        teaser: { ...TEASER, side },
      }),
    ]);
    const visit = await visitStill({ page, host: site, clientId: CLIENT_ID }, ID, { body: WIDE });
    const tab = page.locator('.bkv-teaser');
    await visit.soon(async () => expect(await tab.count()).toBe(1));
    await isInSight(tab);
    const { x = 0, width = 0 } = (await tab.boundingBox()) ?? {};
    const middle = x + width / 2 - SEEN.width / 2;
    expect(Math.sign(Math.round(middle))).toBe({ left: -1, center: 0, right: 1 }[side]);
  });
}

async function isInSight(element: Locator): Promise<void> {
  const box = (await element.boundingBox()) ?? { x: -1, y: -1, width: 0, height: 0 };
  expect(box.x).toBeGreaterThanOrEqual(-SEEN.tolerance);
  expect(box.y).toBeGreaterThanOrEqual(-SEEN.tolerance);
  expect(box.x + box.width).toBeLessThanOrEqual(SEEN.width + SEEN.tolerance);
  expect(box.y + box.height).toBeLessThanOrEqual(SEEN.height + SEEN.tolerance);
}
