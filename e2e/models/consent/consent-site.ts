import { expect, type Page } from '@playwright/test';
import type { PopupSettings } from '@beckon/contract/settings';
import type { HostSite } from '../../helpers/host-site.ts';
import type { OwnerApi } from '../../helpers/owner-api.ts';
import { type PopupModel, popupOn } from '../popup.ts';

interface Situation {
  readonly page: Page;
  readonly owner: OwnerApi;
  readonly host: HostSite;
}

interface ConsentSiteOptions {
  readonly consentMode?: 'opt-in' | 'off';
  /** JavaScript of the page that runs before our script: a banner, a tag manager or a shop. */
  readonly before?: string;
  readonly body?: string;
  readonly type?: string;
  /** Where the popup opens. Undefined: the default of its type. */
  readonly location?: PopupSettings['appearance']['location'];
  /** More settings of the popup. It opens by itself at once. */
  readonly settings?: Partial<PopupSettings>;
  /** More settings of the site. */
  readonly site?: Record<string, unknown>;
}

/** A call that our script has sent. */
export interface SentCall {
  readonly path: string;
  readonly body: string;
}

/** A customer's site that may store nothing before consent. */
export interface ConsentSite {
  readonly siteId: string;
  readonly clientId: string;
  readonly popupId: string;
  readonly popup: PopupModel;
  /** Calls to our server whose path contains this text, oldest first. */
  calls(part: string): readonly SentCall[];
  /** Opens the page and waits for its popup. */
  visit(path?: string): Promise<void>;
  /** The names of the site's cookies and of all its storage keys. */
  kept(): Promise<readonly string[]>;
}

/** The minimum that a visit with consent stores. */
export const MARKS_OF_A_VISIT = [
  'cookie poptin_user_id',
  'cookie poptin_visits_counter',
  'local poptin_visited_pages',
  'session poptin_visit',
];

export async function aConsentSite(
  { page, owner, host }: Situation,
  options: ConsentSiteOptions = {},
): Promise<ConsentSite> {
  const { siteId, clientId } = await createSite(owner, options);
  const popupId = await publishPopup(owner, siteId, options);
  const sent: SentCall[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) sent.push({ path: pathname, body: request.postData() ?? '' });
  });
  const popup = popupOn(page, popupId);
  host.setPage('/', pageOf(clientId, options));
  return {
    siteId,
    clientId,
    popupId,
    popup,
    calls: (part) => sent.filter(({ path }) => path.includes(part)),
    async visit(path = '/') {
      await page.goto(host.url + path);
      await expect(popup.root).toBeVisible();
    },
    kept: () => keptBy(page),
  };
}

/** A page as a customer builds it: first the banner's script, then ours, then the content. */
function pageOf(
  clientId: string,
  { before = '', body = '<h1>A shop</h1>' }: ConsentSiteOptions,
): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Shop</title>
<script>${before}</script><script id="pixel-script-poptin" src="/pixel.js?id=${clientId}" async></script></head><body>${body}</body></html>`;
}

async function createSite(
  owner: OwnerApi,
  { consentMode = 'opt-in', site = {} }: ConsentSiteOptions,
): Promise<{ readonly siteId: string; readonly clientId: string }> {
  const answer = Object(
    await owner.call('POST', '/api/owner/sites', {
      name: 'Asks for consent',
      settings: { consentMode, ...site },
    }),
  );
  return { siteId: String(answer.site.id), clientId: String(answer.site.clientId) };
}

async function publishPopup(
  owner: OwnerApi,
  siteId: string,
  { type = 'lightbox', location, settings = {} }: ConsentSiteOptions,
): Promise<string> {
  const { popup } = Object(
    await owner.call('POST', `/api/owner/sites/${siteId}/popups`, {
      name: 'Newsletter',
      type,
      format: 'format_1',
      language: 'en',
    }),
  );
  await owner.call('PATCH', `/api/owner/popups/${popup.id}`, {
    settings: {
      ...popup.settings,
      triggers: { afterSeconds: { seconds: 0, on: 'page' } },
      frequency: { rule: 'display_everytime_everypage_5', scope: 'all' },
      ...(location && { appearance: { ...popup.settings.appearance, location } }),
      ...settings,
    },
  });
  await owner.call('POST', `/api/owner/popups/${popup.id}/publish`, {});
  return String(popup.id);
}

async function keptBy(page: Page): Promise<readonly string[]> {
  const cookies = await page.context().cookies(page.url());
  const stored = await page.evaluate(() => [
    ...Object.keys(localStorage).map((key) => `local ${key}`),
    ...Object.keys(sessionStorage).map((key) => `session ${key}`),
  ]);
  return [...cookies.map(({ name }) => `cookie ${name}`), ...stored].toSorted();
}
