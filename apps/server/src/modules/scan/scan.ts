import type { ScanAnswer } from '@beckon/contract/owner-calls';
import type { BrowsePage } from './browse-page.ts';
import { describeFindings } from './describe-findings.ts';
import { fetchPage } from './fetch-page.ts';
import { failureCodes } from '../../lib/failure-codes.ts';
import type { PageFindings } from './page-findings.ts';
import { readPage } from './read-page.ts';
import { readSetCookie } from './read-set-cookie.ts';
import { badAddress } from './scan-failures.ts';
import { mayCallFor, type PrivateScans } from './scan-policy.ts';

export interface ScanDeps {
  /** Loads pages in a browser; or a sentence why there is none. */
  readonly browser: BrowsePage | string;
  readonly privateScans: PrivateScans;
  readonly now: () => number;
  readonly log: { warn(facts: object, message: string): void };
}

export interface ScanOptions {
  /** The host of this server, which does not count as a third party. */
  readonly ownHost: string;
  readonly signal: AbortSignal;
}

/** Scans an owner's page. Rejects with `CallRefused`, whose message is for the owner. */
export type Scan = (address: string, options: ScanOptions) => Promise<ScanAnswer>;

const ONLY_HTML = 'Only the page’s own code was read: what scripts load later is not in the list.';
const NOT_WHOLE = 'The page went on loading beyond the time limit. What it had by then is listed.';
const BROWSER_FAILED = 'Chromium could not load the page.';

export function buildScan({ browser, privateScans, now, log }: ScanDeps): Scan {
  return async (address, { ownHost, signal }) => {
    const start = readAddress(address);
    const mayCall = mayCallFor(start, privateScans);
    const { url, html, setCookies } = await fetchPage(start, { mayCall, signal });
    const found: PageFindings = {
      ...readPage(html, url),
      cookies: setCookies.flatMap(({ host, line }) => readSetCookie(line, host, now()) ?? []),
    };
    const browse = async () => {
      if (typeof browser === 'string') return browser;
      const isLeftOut = ({ host, pathname }: URL) =>
        host === ownHost && pathname.endsWith('/consent.js');
      return browser(url, { mayCall, signal, isLeftOut }).catch((error: unknown) => {
        signal.throwIfAborted();
        log.warn(failureCodes(error), 'a scan by Chromium failed');
        return BROWSER_FAILED;
      });
    };
    const seen = await browse();
    const all = typeof seen === 'string' ? [found] : [found, seen];
    const note =
      typeof seen === 'string' ? `${ONLY_HTML} ${seen}` : seen.isWhole ? undefined : NOT_WHOLE;
    return {
      success: true,
      url: url.href,
      ...describeFindings(all, { pageUrl: url, ownHosts: [ownHost] }),
      usedBrowser: typeof seen !== 'string',
      ...(note === undefined ? {} : { note }),
    };
  };
}

function readAddress(address: string): URL {
  const url = URL.parse(address.trim());
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '')
    throw badAddress();
  return url;
}
