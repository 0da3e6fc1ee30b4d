import type { ScanKind } from '@beckon/contract/owner-calls';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { MayCall } from '../../lib/guarded-lookup.ts';
import { startGuardProxy } from './guard-proxy.ts';
import type { FoundResource, PageFindings } from './page-findings.ts';
import { daysOf } from './read-set-cookie.ts';

export interface BrowseOptions {
  readonly mayCall: MayCall;
  readonly signal: AbortSignal;
  /** Not loaded, so that nothing is held back: our own consent scripts. */
  readonly isLeftOut: (url: URL) => boolean;
}

/** What a real browser found; `isWhole` is false when the page went on loading beyond the limit. */
export interface BrowserFindings extends PageFindings {
  readonly isWhole: boolean;
}

/** Loads a page in a browser. Rejects when there is none or it fails. */
export type BrowsePage = (url: URL, options: BrowseOptions) => Promise<BrowserFindings>;

const LAUNCH_MS = 15_000;
const LOAD_MS = 15_000;
/** After loading, and again after scrolling down to what loads late. */
const REST_MS = 4_000;
const WHOLE_LIMIT_MS = 40_000;
const MAX_BYTES = 60 * 1024 * 1024;
const MOST_REQUESTS = 1_500;

const ARGUMENTS = [
  // Every name is looked up by the proxy: the browser itself finds nobody but that.
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1',
  '--force-webrtc-ip-handling-policy',
  '--webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--disable-quic',
  '--disable-dev-shm-usage',
  '--disable-gpu',
  '--renderer-process-limit=4',
  '--js-flags=--max-old-space-size=256',
];

const KIND_OF_TYPE: Readonly<Record<string, ScanKind>> = {
  script: 'script',
  document: 'frame',
  image: 'picture',
  stylesheet: 'style',
  font: 'style',
};

/**
 * Scans with the Chromium at this path, a new process for each page, which is ended whatever
 * happens. It is given none of our environment, an empty profile, and no way out but a guarded
 * proxy.
 */
export function buildBrowsePage(executablePath: string): BrowsePage {
  return async (url, { mayCall, signal, isLeftOut }) => {
    const { chromium } = await import('playwright-core');
    const proxy = await startGuardProxy({ mayCall, maxBytes: MAX_BYTES });
    let browser: Browser | undefined;
    const end = () => {
      proxy.stop();
      void browser?.close().catch(() => {});
    };
    const limit = AbortSignal.any([signal, AbortSignal.timeout(WHOLE_LIMIT_MS)]);
    limit.addEventListener('abort', end);
    try {
      browser = await chromium.launch({
        executablePath,
        // For root it cannot work; then only someone who names a Chromium gets here.
        chromiumSandbox: process.getuid?.() !== 0,
        proxy: { server: proxy.url, bypass: '<-loopback>' },
        args: ARGUMENTS,
        env: { PATH: process.env['PATH'] ?? '' },
        timeout: LAUNCH_MS,
        handleSIGINT: false,
        handleSIGTERM: false,
        handleSIGHUP: false,
      });
      limit.throwIfAborted();
      const context = await browser.newContext({
        acceptDownloads: false,
        serviceWorkers: 'block',
      });
      return await look(context, url, isLeftOut);
    } finally {
      limit.removeEventListener('abort', end);
      end();
    }
  };
}

async function look(
  context: BrowserContext,
  url: URL,
  isLeftOut: BrowseOptions['isLeftOut'],
): Promise<BrowserFindings> {
  const page = await context.newPage();
  // Windows that the page opens are none of it.
  context.on('page', (other) => void other.close().catch(() => {}));
  const resources: FoundResource[] = [];
  await context.route('**', async (route) => {
    const request = route.request();
    const asked = URL.parse(request.url());
    const isFar = asked === null || isLeftOut(asked) || resources.length >= MOST_REQUESTS;
    if (isFar) return route.abort().catch(() => {});
    const isPageItself = request.isNavigationRequest() && request.frame() === page.mainFrame();
    if (!isPageItself && /^https?:$/.test(asked.protocol))
      resources.push({
        kind: KIND_OF_TYPE[request.resourceType()] ?? 'other',
        address: asked.href,
      });
    return route.continue().catch(() => {});
  });
  const isLoaded = await page.goto(url.href, { waitUntil: 'load', timeout: LOAD_MS }).then(
    () => true,
    (error: unknown) => {
      if (error instanceof Error && error.name === 'TimeoutError') return false;
      throw error;
    },
  );
  await restOf(page);
  await page.evaluate('window.scrollTo(0, document.documentElement.scrollHeight)').catch(() => {});
  await restOf(page);
  const cookies = (await context.cookies()).map(({ name, domain, expires }) => ({
    name,
    host: domain.replace(/^\./, ''),
    days: expires <= 0 ? 0 : daysOf(expires * 1000 - Date.now()),
  }));
  return { resources, cookies, snippets: [], isWhole: isLoaded };
}

/** A page may never be at rest: then what it asked for until now counts. */
async function restOf(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: REST_MS }).catch(() => {});
}
