import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { recordEvents } from '../models/consent/consent-events.ts';
import { BANNER_CSS, bannerHtml, panelHtml } from './consent-banner-html.ts';

const DIST = path.resolve(import.meta.dirname, '../../apps/consent/dist');
const CALLS = '/wp-json/complianz/v1/';

/** Scripts that wait for consent. Each records on the page that it has run. */
const HELD = ['statistics', 'marketing']
  .map(
    (name) =>
      `<script type="text/plain" data-category="${name}" data-cmplz-src="/held/${name}.js"></script>`,
  )
  .join('');

/** The page of a scenario. */
export interface ScenarioPage {
  /** Settings that differ from those of a banner that asks. */
  readonly settings?: Readonly<Record<string, unknown>>;
  /** Html in addition to scripts that wait for statistics and for marketing. */
  readonly body?: string;
  /**
   * JavaScript that runs before ours on the first load only. Sets what an earlier visit has left,
   * or the browser's preferences.
   */
  readonly before?: string;
  /** The nonce of the page's own scripts, if its content policy requires one. */
  readonly nonce?: string;
}

export interface SiteAnswer {
  /** Default: 200. */
  readonly status?: number;
  readonly type: string;
  readonly body: string | Buffer;
}

/**
 * The website of a scenario, independent of what serves it. If `answer` rejects, the connection
 * must break.
 */
export interface ScenarioSite {
  /** Bodies of the consent records that were received, oldest first. */
  readonly records: Record<string, unknown>[];
  answer(request: { readonly pathname: string; readonly body: string }): Promise<SiteAnswer>;
}

export function createScenarioSite(scenario: ScenarioPage): ScenarioSite {
  const records: Record<string, unknown>[] = [];
  return {
    records,
    async answer({ pathname, body }) {
      if (pathname === `${CALLS}track`) {
        records.push(Object(JSON.parse(body)));
        return { type: 'application/json', body: '{"success":true}' };
      }
      if (pathname.startsWith(CALLS))
        return {
          type: 'application/json',
          body: JSON.stringify(
            pathname.endsWith('cookie_data') ? { marketing: { ads: ['_ad_', ''] } } : panelHtml(),
          ),
        };
      if (pathname.endsWith('.css')) return { type: 'text/css', body: BANNER_CSS };
      if (pathname.startsWith('/held/')) return { type: 'text/javascript', body: ran(pathname) };
      if (pathname.endsWith('.js'))
        return { type: 'text/javascript', body: await readFile(path.join(DIST, pathname)) };
      const html = pathname === '/frame' ? '<p>A video</p>' : pageOf(scenario);
      return { type: 'text/html; charset=utf-8', body: html };
    },
  };
}

function ran(pathname: string): string {
  const name = path.basename(pathname, '.js');
  return `window.ran = [...(window.ran ?? []), '${name}'].sort()`;
}

/**
 * The page sets `window.loads`, the number of loads so far, and `pageBefore`, the events of the
 * load before.
 */
function pageOf({ settings, body = '', before = '', nonce = '' }: ScenarioPage): string {
  const all = {
    consenttype: 'optin',
    region: 'eu',
    current_policy_id: '34',
    store_consent: '1',
    css_file: '/b.css',
    url: CALLS,
    beckon_light: true,
    ...settings,
  };
  const own = nonce === '' ? '' : ` nonce="${nonce}"`;
  return `<!doctype html><html lang="en"><title>Site</title><script${own}>(${String(recordEvents)})();
    window.loads = Number(sessionStorage.loads ?? 0) + 1;
    if (window.loads === 1) { ${before} }
    sessionStorage.loads = window.loads;
    addEventListener('pagehide', () => { sessionStorage.pageBefore = JSON.stringify(window.events) });
    </script><body><main><h1>Site</h1>${body}</main>${bannerHtml(String(all.consenttype))}${HELD}
    <script${own}>window.complianz = ${JSON.stringify(all)}</script><script${own} src="/consent-light.js" defer></script>`;
}
