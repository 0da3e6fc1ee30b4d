import { PictureAddress } from '@beckon/contract/settings';
import type { ReadBrandAnswer } from '@beckon/contract/owner-calls';
import { Value } from 'typebox/value';
import { fetchPage } from '../fetch-page.ts';
import { badAddress } from '../scan-failures.ts';
import { mayCallFor, type PrivateScans } from '../scan-policy.ts';
import { brandLookOf } from './brand-look.ts';
import { readBrandPage } from './brand-page.ts';
import { readBrandRules } from './brand-rules.ts';

/** Reads the brand of an owner's page. Rejects with `CallRefused`, whose message is for the owner. */
export type ReadBrand = (address: string, signal: AbortSignal) => Promise<ReadBrandAnswer>;

const MOST_SHEETS = 6;
const SHEET_LIMITS = { types: ['text/css'], maxMegabytes: 1, patienceMs: 8000 };
const PAGE_LIMITS = { maxMegabytes: 3 };

/**
 * Loads the page and its first style sheets, with the same protection as a scan. A sheet that
 * cannot be loaded is skipped.
 */
export function buildReadBrand(privateScans: PrivateScans): ReadBrand {
  return async (address, signal) => {
    const start = readAddress(address);
    const mayCall = mayCallFor(start, privateScans);
    const { url, html } = await fetchPage(start, { mayCall, signal, ...PAGE_LIMITS });
    const page = readBrandPage(html, url);
    const sheets = await Promise.all(
      page.sheets.slice(0, MOST_SHEETS).map((sheet) =>
        fetchPage(new URL(sheet), { mayCall, signal, ...SHEET_LIMITS }).then(
          ({ html: css }) => css,
          () => '',
        ),
      ),
    );
    signal.throwIfAborted();
    const rules = readBrandRules(...sheets, page.css);
    const logo = page.logos.find((each) => Value.Check(PictureAddress, each));
    return {
      success: true,
      brand: brandLookOf(rules, page.themeColour),
      ...(logo === undefined ? {} : { logo }),
    };
  };
}

/** Completes an address without a scheme, such as `shop.com`. */
function readAddress(address: string): URL {
  const written = address.trim();
  const url = URL.parse(/^[a-z]+:\/\//i.test(written) ? written : `https://${written}`);
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '')
    throw badAddress();
  return url;
}
