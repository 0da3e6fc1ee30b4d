import type { ScanKind } from '@beckon/contract/owner-calls';
import type { Browser, BrowserContext, Frame, Page, Request } from 'playwright-core';
import type { MayCall } from '../../lib/outgoing/guarded-lookup.ts';
import { startGuardProxy } from './guard-proxy.ts';
import type { FoundResource, PageFindings } from './page-findings.ts';
import { daysOf } from './read-set-cookie.ts';

export interface BrowseOptions {
  readonly mayCall: MayCall;
  readonly signal: AbortSignal;
  /** Addresses that are not loaded: our own consent scripts, which would block content. */
  readonly isLeftOut: (url: URL) => boolean;
}

/**
 * The findings of a real browser. `isWhole` is false if the page was still loading at the time
 * limit.
 */
export interface BrowserFindings extends PageFindings {
  readonly isWhole: boolean;
}

/** Loads a page in a browser. Rejects when there is none or it fails. */
export type BrowsePage = (url: URL, options: BrowseOptions) => Promise<BrowserFindings>;

const LAUNCH_MS = 15_000;
const LOAD_MS = 15_000;
/** How long to wait after loading, and again after scrolling down to content that loads late. */
const REST_MS = 4_000;
const WHOLE_LIMIT_MS = 40_000;
const MAX_BYTES = 60 * 1024 * 1024;
const MOST_REQUESTS = 1_500;

const ARGUMENTS = [
  // Only the proxy looks up names. The browser itself can find only the proxy.
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
 * Scans with the Chromium at this path. Each page gets a new process, which always ends. The
 * process gets only `PATH` from our environment, an empty profile, and a guarded proxy as its only
 * connection.
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
        // The sandbox cannot work for root. As root, Chromium is only used if the environment names
        // it.
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
  // Windows that the page opens are not part of it.
  context.on('page', (other) => void other.close().catch(() => {}));
  const resources: FoundResource[] = [];
  await context.route('**', async (route) => {
    const request = route.request();
    const frame = frameOf(request);
    const asked = URL.parse(request.url());
    const isFar = frame?.page() !== page || asked === null || isLeftOut(asked);
    if (isFar || resources.length >= MOST_REQUESTS) return route.abort().catch(() => {});
    const isPageItself = request.isNavigationRequest() && frame === page.mainFrame();
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

/** The frame of a request. Undefined for the first request of a window that the page opens. */
function frameOf(request: Request): Frame | undefined {
  try {
    return request.frame();
  } catch {
    // Playwright throws if the frame does not exist yet. An error here would end the server.
    return undefined;
  }
}

/**
 * Waits for the network to be idle. A page that never stops loading counts with its requests so
 * far.
 */
async function restOf(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: REST_MS }).catch(() => {});
}
