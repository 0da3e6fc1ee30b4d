import { expect, type Page, type Response } from '@playwright/test';
import type { PopupSettings } from '@beckon/contract/settings';
import type { HostSite } from '../helpers/host-site.ts';
import type { NewPopup, OwnerApi } from '../helpers/owner-api.ts';
import { pageWithScript, popupOn, type PopupModel } from './popup.ts';

/** Opens as soon as it can, on each page: what the server prerenders. */
const AT_ONCE: Partial<PopupSettings> = {
  triggers: { afterSeconds: { seconds: 0, on: 'page' } },
};

/** A popup on a site of its own, that opens with its page. */
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

// Without a style of its own, which strict policies refuse.
const LONG_PAGE = `<main><h1>A customer</h1><button id="before">Buy</button>${'<p>Text</p>'.repeat(90)}</main>`;

export interface PrerenderedVisit extends PopupModel {
  /** Which of the files that make it work were loaded to be run. */
  readonly readFiles: () => readonly string[];
  /** Errors of the page, and what its content policy refused. */
  readonly problems: readonly string[];
}

const TEMPLATE = /https?:[^"]+\/templates\/[\w-]+\.html/u;

/**
 * Visits until the answer brings the popup's first screen: the first visitor of a popup brings its
 * template into the server's memory, the second has it drawn.
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
