import { withoutWebFonts } from '@beckon/templates';
import { LRUCache } from 'lru-cache';
import type { Store } from '../../store/store.ts';
import { asksPassword } from './asks-password.ts';
import { cleanMarkup } from './clean-markup.ts';

const MAX_BYTES = 8 * 2 ** 20;

/** The template of a popup's page. Hashes stand for the content of a template. */
export interface WantedTemplate {
  readonly hash: string;
  readonly phoneHash: string;
  readonly deviceFontsOnly: boolean;
}

/** The cleaned template of a popup's page; undefined if it may not have one. */
export type ReadLandingTemplate = (wanted: WantedTemplate) => Promise<string | undefined>;

/**
 * Reads and cleans a template once, and keeps the latest ones: to clean one of half a megabyte
 * takes 60 ms, and anyone may open the page again and again.
 */
export function createLandingTemplates(store: Pick<Store, 'templateHtml'>): ReadLandingTemplate {
  const kept = new LRUCache<string, { readonly html: string | undefined }>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ html = '' }) => html.length + 1,
  });
  return async (wanted) => {
    const key = [wanted.hash, wanted.phoneHash, wanted.deviceFontsOnly].join(' ');
    const known = kept.get(key);
    if (known !== undefined) return known.html;
    const html = await readTemplate(store, wanted);
    kept.set(key, { html });
    return html;
  };
}

async function readTemplate(
  store: Pick<Store, 'templateHtml'>,
  { hash, phoneHash, deviceFontsOnly }: WantedTemplate,
): Promise<string | undefined> {
  const template = await store.templateHtml(hash);
  const phoneTemplate = await store.templateHtml(phoneHash);
  // Our script draws the original templates, so parts that the picture leaves out count, too.
  if (template === undefined || [template, phoneTemplate ?? ''].some(asksPassword))
    return undefined;
  return cleanMarkup(deviceFontsOnly ? withoutWebFonts(template) : template);
}
