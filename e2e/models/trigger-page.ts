import type { Page } from '@playwright/test';
import { aHostPage, CLIENT_ID, expect, offer, dialogOn, type Situation } from '../fixtures/stub.ts';
import { aWirePopup } from '../helpers/a-display-answer.ts';
import { watchArming } from '../helpers/watch-arming.ts';

/** The real time, because cookies expire by the browser's own clock, which tests cannot change. */
const OPENED_AT = Date.now();
const TALL_PAGE =
  '<h1>Host</h1><a href="#stay">A link</a><select><option>One</option></select><iframe style="width:9px;height:9px"></iframe><p style="height:4000px">Long</p>';

/** A host page whose clock stops when it is opened. Its only popup waits for its trigger. */
export interface TriggerPage {
  /** Moves the clock and runs everything that is due. */
  pass(ms: number): Promise<void>;
  /** Checks that the popup is open and was reported with this trigger. */
  hasOpenedBy(trigger: string): Promise<void>;
  /** Checks that the popup was not opened: not even the file that shows popups was requested. */
  isQuiet(): Promise<void>;
  /** Opens another page of the same site in the same tab. */
  goTo(path: string): Promise<void>;
}

export async function aTriggerPage(
  { page, stub, site }: Situation,
  popup: Record<string, unknown>,
  body = TALL_PAGE,
  path = '/',
): Promise<TriggerPage> {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  offer(stub, [aWirePopup({ display_after_sec_active: 'no', ...popup })]);
  await page.clock.install({ time: OPENED_AT - 1_000 });
  await page.clock.pauseAt(OPENED_AT);
  const open = async (to: string): Promise<void> => {
    site.setPage(to, aHostPage(body));
    const untilArmed = watchArming(page, CLIENT_ID);
    await page.goto(`${site.url}${to}`);
    await untilArmed();
    await page.waitForFunction(() => 'beckon' in window);
    // Enough time for a delay of 0 ms, such as that for writing cookies.
    await page.clock.runFor(1);
  };
  await open(path);
  return {
    pass: (ms) => page.clock.runFor(ms),
    async hasOpenedBy(trigger) {
      await page.clock.resume();
      await expect(dialogOn(page)).toBeVisible();
      await expect.poll(() => stub.seen('/api/display/viewed')[0]?.fields['trigger']).toBe(trigger);
    },
    async isQuiet() {
      // Queries the page first, so that all its earlier requests are known afterwards.
      await expect(dialogOn(page)).toHaveCount(0);
      expect(fetched.filter((url) => /\/show-[^/]*\.js$/u.test(url))).toEqual([]);
    },
    goTo: open,
  };
}

/** Imitates a pointer that leaves an element, as the browser reports it. */
export async function pointerLeaves(
  page: Page,
  { over = 'h1', y = -1 }: { readonly over?: string; readonly y?: number } = {},
): Promise<void> {
  await page
    .locator(over)
    .first()
    .evaluate((element, clientY) => {
      element.dispatchEvent(
        new MouseEvent('mouseout', { bubbles: true, clientY, relatedTarget: null }),
      );
    }, y);
}

export const PHONE = {
  viewport: { width: 390, height: 844 },
  userAgent:
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Mobile Safari/537.36',
} as const;
