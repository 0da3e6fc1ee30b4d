import { expect, type Page } from '@playwright/test';
import type { HostSite } from '../helpers/host-site.ts';
import { watchArming } from '../helpers/watch-arming.ts';
import { DEMO_CLIENT_ID } from './dashboard.ts';
import { pageWithScript, type PopupModel, popupOn } from './popup.ts';

const OPENED_AT = new Date('2026-11-21T10:00:00Z').getTime();
/** Enough time for a delay of 0 ms and one frame. */
const A_MOMENT_MS = 50;
/** A popup closes within 800 ms. Checking every 50 ms would take most of the test's time. */
const WHILE_CLOSING_MS = 200;
/** Real time: for one check of the page, and for something that must happen soon. */
const A_LOOK_MS = 500;
const SOON_MS = 15_000;

/** The calls about one popup that the script has sent, in order. */
export interface SentEvents {
  readonly views: string[];
  /** Close triggers of the reported closes. */
  readonly closes: string[];
  /** Texts of the buttons that were clicked to convert; empty for a form. */
  readonly conversions: string[];
}

/** An open popup on a page whose clock only the test moves. */
export interface StillPage extends PopupModel {
  readonly sent: SentEvents;
  readonly problems: readonly string[];
  /** Moves the clock by this time and runs everything that is due. */
  pass(ms: number): Promise<void>;
  /** Jumps ahead, like a computer that was asleep: everything that became due meanwhile runs once. */
  leap(ms: number): Promise<void>;
  /** Moves the clock until this time has passed since the popup's view was reported. */
  untilOpenFor(ms: number): Promise<void>;
  /**
   * Moves the clock in small steps until the check passes. For results that need the server, which
   * runs in real time.
   */
  soon(check: () => Promise<unknown>): Promise<void>;
  isOpen(): Promise<void>;
  /** Checks that the popup is gone now, without moving the clock. */
  isGone(): Promise<void>;
  /** Moves the clock in small steps until the popup is gone. */
  untilGone(): Promise<void>;
}

export interface Visit {
  readonly page: Page;
  readonly host: HostSite;
  /** Default: the demo site's. */
  readonly clientId?: string;
}

export interface VisitChanges {
  readonly body?: string;
  /** The html of the complete page, instead of `body`. */
  readonly html?: string;
  readonly query?: string;
  /** Headers of the page's response. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The popup opens by itself, like embedded popups and previews. */
  readonly opensItself?: boolean;
  /** The popup is requested but must not open. */
  readonly opensNot?: boolean;
}

/** Visits a customer's page with a stopped clock and opens the popup there. */
export async function visitInStillTime(
  visit: Visit,
  popupId: string,
  changes: VisitChanges = {},
): Promise<StillPage> {
  const { page } = visit;
  const visited = await visitStill(visit, popupId, changes);
  if (changes.opensItself !== true)
    await page.evaluate((id) => void Object(window).beckon.show(id), popupId);
  if (changes.opensNot === true) return visited;
  await visited.soon(async () => expect(await visited.root.isVisible()).toBe(true));
  // A preview reports nothing to the page.
  const isPreview = changes.query?.includes('preview') === true;
  await visited.soon(async () =>
    expect(isPreview ? visited.sent.views.length : await openedAt(page, popupId)).toBeGreaterThan(
      0,
    ),
  );
  return visited;
}

/** The same without opening the popup. Resolves when the page's popups are known. */
export async function visitStill(
  visit: Visit,
  popupId: string,
  { body, html, query = '', headers }: VisitChanges = {},
): Promise<StillPage> {
  const { page, host, clientId = DEMO_CLIENT_ID } = visit;
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  const sent = listen(page, popupId);
  const path = `/still/${popupId}`;
  host.setPage(path, html ?? pageWithScript(clientId, body), headers);
  await page.addInitScript(() => {
    const shown: Record<string, number> = {};
    Object.assign(window, { shownAt: shown });
    document.addEventListener('poptinView', (event) => {
      if (event instanceof CustomEvent) shown[String(event.detail.poptin_id)] = Date.now();
    });
  });
  await page.clock.install({ time: OPENED_AT - 1_000 });
  await page.clock.pauseAt(OPENED_AT);
  const untilArmed = watchArming(page, clientId);
  await page.goto(`${host.url}${path}${query}`);
  await untilArmed();
  await page.waitForFunction(() => 'beckon' in window);
  await page.clock.runFor(A_MOMENT_MS);
  return { ...stillPage(page, popupId), sent, problems };
}

function stillPage(page: Page, popupId: string): Omit<StillPage, 'sent' | 'problems'> {
  const popup = popupOn(page, popupId);
  const pass = (ms: number): Promise<void> => page.clock.runFor(ms);
  const soon = async (check: () => Promise<unknown>, stepMs = A_MOMENT_MS): Promise<void> => {
    // The timeout must be short: waiting for an element would never end, because the page's clock
    // is stopped meanwhile.
    page.setDefaultTimeout(A_LOOK_MS);
    await expect(async () => {
      await pass(stepMs);
      await check();
    })
      .toPass({ timeout: SOON_MS, intervals: [20] })
      .finally(() => page.setDefaultTimeout(SOON_MS));
  };
  const isGone = async (): Promise<void> =>
    expect(await page.locator(`[data-beckon=popup][data-poptin-id="${popupId}"]`).count()).toBe(0);
  return {
    ...popup,
    pass,
    leap: (ms) => page.clock.fastForward(ms),
    async untilOpenFor(ms) {
      const left = (await openedAt(page, popupId)) + ms - (await page.evaluate(() => Date.now()));
      expect(left, 'that moment is still to come').toBeGreaterThanOrEqual(0);
      if (left > 0) await pass(left);
    },
    soon: (check) => soon(check),
    isOpen: () => expect(popup.root).toBeVisible(),
    isGone,
    untilGone: () => soon(isGone, WHILE_CLOSING_MS),
  };
}

function openedAt(page: Page, popupId: string): Promise<number> {
  return page.evaluate((id) => Number(Object(window).shownAt[id] ?? 0), popupId);
}

function listen(page: Page, popupId: string): SentEvents {
  const sent: SentEvents = { views: [], closes: [], conversions: [] };
  page.on('request', (request) => {
    if (request.method() !== 'POST') return;
    const { pathname } = new URL(request.url());
    // The body is a form or JSON, depending on the call.
    const field = (name: string): string => String(request.postDataJSON()?.[name] ?? '');
    if (pathname === `/api/display/viewed/${popupId}`) sent.views.push(field('trigger'));
    if (pathname === `/api/display/closed/${popupId}`) sent.closes.push(field('close_trigger'));
    if (pathname.startsWith('/api/display/conversion/') && field('poptin_id') === popupId)
      sent.conversions.push(field('extra_button'));
  });
  return sent;
}
