import { expect, type Page, type Response } from '@playwright/test';
import type { PopupSettings } from '@beckon/contract/settings';
import type { HostSite } from '../helpers/host-site.ts';
import type { NewPopup, OwnerApi } from '../helpers/owner-api.ts';
import { pageWithScript, popupOn, type PopupModel } from './popup.ts';

/** The popup opens as soon as possible on each page. The server prerenders such popups. */
const AT_ONCE: Partial<PopupSettings> = {
  triggers: { afterSeconds: { seconds: 0, on: 'page' } },
};

/** A popup that opens with the page, on its own site. */
export interface SoonPopup {
  readonly popupId: string;
  readonly siteId: string;
  readonly path: string;
}

export async function publishSoon(
  owner: OwnerApi,
  host: HostSite,
  { settings, ...popup }: NewPopup,
  headers: Readonly<Record<string, string>> = {},
): Promise<SoonPopup> {
  const { site } = Object(
    await owner.call('POST', '/api/owner/sites', {
      name: 'Prerendered',
      settings: { timeZone: 'UTC', domains: ['localhost'] },
    }),
  );
  const popupId = await owner.publish({
    ...popup,
    siteId: site.id,
    settings: { ...AT_ONCE, ...settings },
  });
  const path = `/prerendered/${popupId}`;
  host.setPage(path, pageWithScript(site.clientId, LONG_PAGE), headers);
  return { popupId, siteId: site.id, path };
}

// It has no styles, because strict content policies forbid them.
const LONG_PAGE = `<main><h1>A customer</h1><button id="before">Buy</button>${'<p>Text</p>'.repeat(90)}</main>`;

export interface PrerenderedVisit extends PopupModel {
  /** The files for a working popup that were loaded to run. */
  readonly readFiles: () => readonly string[];
  /** Errors of the page, and what its content policy blocked. */
  readonly problems: readonly string[];
}

const TEMPLATE = /https?:[^"]+\/templates\/[\w-]+\.html/u;

/**
 * Visits the page until the response contains the popup's first screen. The first visit loads the
 * popup's template into the server's memory, and the second one makes the server prerender it.
 */
export async function visitPrerendered(
  page: Page,
  host: HostSite,
  { popupId, path }: SoonPopup,
): Promise<PrerenderedVisit> {
  const problems: string[] = [];
  const read = new Set<string>();
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) problems.push(message.text());
  });
  page.on('request', (request) => {
    const name = /\/(?<name>view|respond)-[\w-]+\.js/u.exec(request.url())?.groups?.['name'];
    if (name !== undefined && request.resourceType() === 'script') read.add(name);
  });
  await expect
    .poll(async () => {
      read.clear();
      const answered = page.waitForResponse(isDisplayAnswer);
      await page.goto(`${host.url}${path}`);
      const answer = await (await answered).text();
      const template = TEMPLATE.exec(answer)?.[0];
      if (template !== undefined) await page.request.get(template);
      return answer.includes('"prerendered":');
    })
    .toBe(true);
  const popup = popupOn(page, popupId);
  await expect(popup.root).toBeVisible();
  await expect(page.locator('.bkv-stage')).toHaveAttribute('data-settled', 'true');
  return { ...popup, problems, readFiles: () => [...read] };
}

function isDisplayAnswer(response: Response): boolean {
  return /\/api\/display\/\w+$/u.test(response.url());
}
