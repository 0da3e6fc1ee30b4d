import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { BrowserContext, Page, Route } from '@playwright/test';
import { BANNER_CSS, bannerHtml, panelHtml } from '../../helpers/consent-banner-html.ts';
import { recordEvents } from './consent-events.ts';

const DIST = path.resolve(import.meta.dirname, '../../../apps/consent/dist');
export const SITE = 'http://www.site.test';
/** Settings of a site on which addresses with `/ads` wait for marketing. */
export const HOLDS_ADS = {
  beckon_block: [{ service: 'ads', category: 'marketing', patterns: ['/ads', '/frame/ads'] }],
};
const SERVER = 'http://consent.test';
const CALLS = `${SERVER}/wp-json/complianz/v1/`;

/** One call from the page to the server. */
export interface ConsentCall {
  readonly name: string;
  readonly method: string;
  readonly body: unknown;
}

/**
 * The server's responses by the first word of the call's path. A function handles the request
 * itself.
 */
export type ConsentAnswers = Readonly<Record<string, unknown>>;

export type AnswerByHand = (route: Route) => Promise<void>;

export interface ConsentPageOptions {
  readonly settings?: Readonly<Record<string, unknown>>;
  readonly body?: string;
  /** `defer`: like the tag of WordPress. `head`: first in the head, as other sites embed the script. */
  readonly script?: 'defer' | 'head';
  readonly answers?: ConsentAnswers;
  readonly headers?: Readonly<Record<string, string>>;
  readonly nonce?: string;
  readonly path?: string;
  readonly banner?: string;
}

export interface ConsentPage {
  readonly page: Page;
  readonly calls: ConsentCall[];
  /** Events since the last call of this method. Names have no prefix. */
  events(): Promise<string[]>;
  cookies(): Promise<Record<string, string>>;
  goto(pathname?: string): Promise<void>;
}

const SETTINGS = {
  prefix: 'cmplz_',
  user_banner_id: '1',
  set_cookies: [],
  banner_version: '16',
  version: '7.2.0',
  store_consent: '1',
  do_not_track_enabled: '1',
  consenttype: 'optin',
  region: 'eu',
  cookie_expiry: '365',
  url: CALLS,
  locale: 'lang=en&locale=en_US',
  current_policy_id: '34',
  cookie_path: '/',
  categories: { statistics: 'statistics', marketing: 'marketing' },
  placeholdertext: 'Click to accept {category} cookies',
  aria_label: 'Click to accept {category} cookies',
  css_file: `${SERVER}/banner-{banner_id}-{type}.css?v=16`,
  page_links: {
    eu: { 'cookie-statement': { title: 'Cookies &amp; co', url: 'https://www.site.test/cookies' } },
  },
};

/** Opens a page of a site that embeds the built script. Site and server exist only in this browser. */
export async function openConsentPage(
  page: Page,
  options: ConsentPageOptions = {},
): Promise<ConsentPage> {
  const calls: ConsentCall[] = [];
  const context = page.context();
  await routeServer(context, options, calls);
  await context.route(`${SITE}/**`, (route) => answerSite(route, options));
  await page.addInitScript(recordEvents);
  const consent: ConsentPage = {
    page,
    calls,
    events: () => page.evaluate(() => Reflect.get(window, 'events').splice(0)),
    cookies: async () =>
      Object.fromEntries((await context.cookies()).map(({ name, value }) => [name, value])),
    goto: async (pathname = options.path ?? '/') => void (await page.goto(`${SITE}${pathname}`)),
  };
  await consent.goto();
  return consent;
}

async function routeServer(
  context: BrowserContext,
  { answers = {}, settings }: ConsentPageOptions,
  calls: ConsentCall[],
): Promise<void> {
  await context.route(`${SERVER}/**`, async (route) => {
    const url = new URL(route.request().url());
    if (url.pathname.endsWith('.css'))
      return route.fulfill({ contentType: 'text/css', body: BANNER_CSS });
    if (url.pathname.endsWith('.js'))
      return route.fulfill({
        contentType: 'text/javascript',
        headers: { 'access-control-allow-origin': '*' },
        body: await readFile(path.join(DIST, buildFor(url.pathname, settings))),
      });
    return answerCall(route, url, { answers, calls });
  });
}

/** Chooses the build as the server does: the light one if the site's settings allow it. */
function buildFor(pathname: string, settings: ConsentPageOptions['settings']): string {
  return pathname === '/consent.js' && isLight(settings) ? 'consent-light.js' : pathname;
}

function isLight(settings: ConsentPageOptions['settings']): boolean {
  return (
    settings?.['beckon_block'] === undefined && settings?.['beckon_integrations'] === undefined
  );
}

async function answerCall(
  route: Route,
  url: URL,
  { answers, calls }: { readonly answers: ConsentAnswers; readonly calls: ConsentCall[] },
): Promise<void> {
  const name = url.pathname.replace('/wp-json/complianz/v1/', '');
  const request = route.request();
  if (request.method() !== 'OPTIONS')
    calls.push({ name, method: request.method(), body: request.postDataJSON() });
  const [kind = ''] = name.split('/');
  const answer =
    answers[kind === '' ? name : kind] ??
    (kind === 'manage_consent_html' ? panelHtml() : { success: true });
  if (typeof answer === 'function') return (answer as AnswerByHand)(route);
  return route.fulfill({
    contentType: 'application/json',
    headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
    body: JSON.stringify(answer),
  });
}

async function answerSite(route: Route, options: ConsentPageOptions): Promise<void> {
  const { pathname } = new URL(route.request().url());
  if (pathname.endsWith('.js'))
    return route.fulfill({
      contentType: 'text/javascript',
      body: `(window.ran = window.ran || []).push('${path.basename(pathname, '.js')}')`,
    });
  if (/\.(png|ico|css)$/.test(pathname)) return route.fulfill({ status: 204, body: '' });
  if (pathname.startsWith('/frame'))
    return route.fulfill({ contentType: 'text/html', body: '<p>frame</p>' });
  return route.fulfill({
    contentType: 'text/html; charset=utf-8',
    headers: options.headers ?? {},
    body: pageHtml(options),
  });
}

function pageHtml({
  settings,
  body = '',
  script = 'defer',
  nonce,
  banner,
}: ConsentPageOptions): string {
  const own = nonce === undefined ? '' : ` nonce="${nonce}"`;
  const text = JSON.stringify({
    ...SETTINGS,
    beckon_light: isLight(settings),
    ...settings,
  }).replaceAll('<', '\\u003c');
  const embed = `<script${own}>window.complianz = ${text}</script><script${own} src="${SERVER}/consent.js"${script === 'defer' ? ' defer' : ''}></script>`;
  const type = typeof settings?.['consenttype'] === 'string' ? settings['consenttype'] : 'optin';
  const end = `${banner ?? bannerHtml(type)}${script === 'defer' ? embed : ''}`;
  return `<!doctype html><html lang="en"><head><title>Site</title><style${own}>.cmplz-hidden{display:none!important}</style>${script === 'head' ? embed : ''}</head><body><main><h1>Site</h1>${body}</main>${end}</body></html>`;
}
