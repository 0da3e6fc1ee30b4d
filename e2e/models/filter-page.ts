import type { Page } from '@playwright/test';
import { aHostPage, expect, offer, dialogOn, type Situation } from '../fixtures/stub.ts';
import { aWirePopup } from '../helpers/a-display-answer.ts';

/** Offers a popup that opens by an event of the page, opens the page, and sends this event. */
export async function openWithFilters(
  { page, stub, site }: Situation,
  popup: Record<string, unknown>,
  { body = '<h1>Host</h1>', answer = {} } = {},
): Promise<void> {
  site.setPage('/', aHostPage(body));
  offer(
    stub,
    [aWirePopup({ display_after_sec_active: 'no', display_on_event_active: 'now', ...popup })],
    answer,
  );
  await page.goto(site.url);
  await fire(page);
}

/** Sends the popup's event once the popups of this page are known. */
export async function fire(page: Page): Promise<void> {
  await page.waitForFunction(() => 'beckon' in window);
  await page.evaluate(async () => {
    const { beckon } = Object(window);
    document.addEventListener('poptinView', () => Object.assign(window, { hasSeenPopup: true }));
    await beckon.explain();
    beckon.trigger('now');
  });
}

export async function isShown(page: Page): Promise<void> {
  await expect(dialogOn(page)).toBeVisible();
}

/** Waits until the popup is visible and its view is counted, so that the next page knows about it. */
export async function isSeen(page: Page): Promise<void> {
  await isShown(page);
  await page.waitForFunction(() => Object(window).hasSeenPopup === true);
}

/**
 * Checks that the popup stays closed after the filters have run: the file with the filters has
 * loaded and is idle.
 */
export async function isHeldBack(page: Page, filter: string): Promise<void> {
  await expect
    .poll(async () => {
      const [popup] = await page.evaluate(() => Object(window).beckon.explain());
      return popup?.lines
        .filter(
          (line: { readonly source: string; readonly verdict: string }) =>
            line.source === 'filter' && line.verdict === 'stops',
        )
        .map((line: { readonly name: string }) => line.name);
    })
    .toContain(filter);
  await expect(dialogOn(page)).toHaveCount(0);
}
