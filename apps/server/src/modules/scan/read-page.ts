import type { ScanKind } from '@beckon/contract/owner-calls';
import { parseInPieces } from '../../lib/json/parse-in-pieces.ts';
import { servicesInScript } from './known-snippets.ts';
import type { FoundResource, PageFindings } from './page-findings.ts';

/** Attributes with an address, including those of content that waits for consent. */
const SOURCES = ['src', 'data-src', 'data-cmplz-src', 'data-src-cmplz', 'data-lazy-src'];
const KIND_OF_TAG: Readonly<Record<string, ScanKind>> = {
  script: 'script',
  iframe: 'frame',
  frame: 'frame',
  embed: 'frame',
  img: 'picture',
  video: 'other',
  audio: 'other',
  source: 'other',
};
const MOST_RESOURCES = 5_000;
/** A script without a type is JavaScript. A script that waits for consent has the type text/plain. */
const RUNNABLE = /^$|javascript|ecmascript|^module$|^text\/plain$/i;
const STYLE_ADDRESS = /(?:url\(\s*|@import\s+)['"]?(https?:\/\/[^'")\s]+)/gi;
const LONGEST_SCRIPT = 500_000;
/**
 * Levels of nesting. Real pages leave elements open, but none of them has more levels. Parsing ends
 * there.
 */
const DEEPEST_PAGE = 1_000;

/**
 * The findings in a page's html: addresses of resources, and scripts in it that start known
 * services. Runs no scripts.
 */
export function readPage(html: string, pageUrl: URL): Omit<PageFindings, 'cookies'> {
  const resources: FoundResource[] = [];
  const snippets = new Set<string>();
  let base = pageUrl;
  let inside: 'script' | 'style' | undefined;
  let text = '';
  const add = (kind: ScanKind, address: string | undefined) => {
    const url =
      address === undefined || address === '' ? null : URL.parse(address.trim(), base.href);
    if (url === null || !/^https?:$/.test(url.protocol) || resources.length >= MOST_RESOURCES)
      return;
    resources.push({ kind, address: url.href });
  };
  const reader = {
    onopentag(tag: string, attributes: Attributes) {
      inside = insideOf(tag, attributes);
      text = '';
      if (tag === 'base') base = URL.parse(attributes['href'] ?? '', pageUrl.href) ?? base;
      for (const found of addressesOf(tag, attributes)) add(found.kind, found.address);
    },
    ontext(part: string) {
      if (inside !== undefined && text.length < LONGEST_SCRIPT) text += part;
    },
    onclosetag() {
      if (inside === 'script') for (const id of servicesInScript(text)) snippets.add(id);
      if (inside === 'style')
        for (const [, address] of text.matchAll(STYLE_ADDRESS)) add('style', address);
      inside = undefined;
    },
  };
  parseInPieces(html, reader, DEEPEST_PAGE);
  return { resources, snippets: [...snippets] };
}

type Attributes = Readonly<Record<string, string>>;

function insideOf(tag: string, attributes: Attributes): 'script' | 'style' | undefined {
  if (tag === 'style') return 'style';
  return tag === 'script' && RUNNABLE.test(attributes['type'] ?? '') ? 'script' : undefined;
}

function addressesOf(
  tag: string,
  attributes: Attributes,
): { readonly kind: ScanKind; readonly address: string | undefined }[] {
  if (tag === 'link') return addressesOfLink(attributes);
  if (tag === 'object') return [{ kind: 'frame', address: attributes['data'] }];
  const kind = KIND_OF_TAG[tag];
  if (kind === undefined) return [];
  return [
    ...SOURCES.map((name) => ({ kind, address: attributes[name] })),
    // Only the first picture of the set, because all have the same host.
    { kind, address: attributes['srcset']?.trim().split(/[\s,]/, 1)[0] },
  ];
}

function addressesOfLink(attributes: Attributes) {
  const relations = (attributes['rel'] ?? '').toLowerCase().split(/\s+/);
  const address = attributes['href'] ?? attributes['data-href'];
  if (relations.includes('stylesheet')) return [{ kind: 'style' as const, address }];
  if (relations.includes('modulepreload') || attributes['as'] === 'script')
    return [{ kind: 'script' as const, address }];
  const isLoaded = relations.some((relation) => ['preload', 'icon', 'prefetch'].includes(relation));
  return isLoaded ? [{ kind: 'other' as const, address }] : [];
}
