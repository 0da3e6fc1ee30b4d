import { CONSENT_DOCUMENTS, CONSENT_REGIONS, type ConsentDesign } from '@beckon/contract/consent';
import { directionOf, type Language, LANGUAGE_NAMES } from '@beckon/contract/values';
import { plainPage } from '../../http/answers/plain-page.ts';
import { escapeHtml } from '../../lib/text/escape-html.ts';
import type { ConsentFiles, ConsentVersion, Store } from '../../store/store.ts';
import { filesIn, publishedLanguages } from './published-languages.ts';

type FileStore = Pick<Store, 'consentFile'>;

const ASKED_TYPES = ['optin', 'optout'] as const;
type AskedType = (typeof ASKED_TYPES)[number];

const TYPE_WORDS = {
  optin: 'Asked before anything is allowed (opt-in)',
  optout: 'Everything allowed until they object (opt-out)',
  other: 'Not asked',
} as const;

/**
 * A page for the owner that shows what visitors saw of one version: the banner and its choices, and
 * the list of services, in each language. Made of what was kept at its publication, and of nothing
 * else, so that it proves what they agreed to.
 */
export async function versionPage(
  store: FileStore,
  { published, endedAt }: ConsentVersion,
  siteName: string,
): Promise<string> {
  const { design, version, at } = published;
  const parts = await Promise.all(
    publishedLanguages(published).map((language) => languagePart(store, published, language)),
  );
  const title = escapeHtml(`Cookie banner of ${siteName}, version ${design.policyId}.${version}`);
  const span = `${timeWords(at)} to ${endedAt === undefined ? 'now' : timeWords(endedAt)}`;
  const body = `<h1>${title}</h1><p>Visitors got it from ${span}.</p><ul>${regionRows(design)}</ul>${parts.join('')}`;
  const { css, pageCss } = filesIn(published, design.language);
  const sheets = await Promise.all([css, pageCss].map((hash) => readFile(store, hash)));
  return plainPage({ language: 'en', title, body, style: sheets.join('') + STYLE });
}

async function languagePart(
  store: FileStore,
  published: ConsentVersion['published'],
  language: Language,
): Promise<string> {
  const { design } = published;
  const { banner, bannerOptout = banner, policy, documents } = filesIn(published, language);
  const hashes: Readonly<Record<AskedType, string>> = { optin: banner, optout: bannerOptout };
  const used = new Set(Object.values(design.typeOfRegion));
  const banners = await Promise.all(
    ASKED_TYPES.filter((type) => used.has(type)).map(async (type) => {
      const html = withLinks(shown(await readFile(store, hashes[type])), design, documents);
      const opened = html.replace('cmplz-categories"', 'cmplz-categories cmplz-fade-in"');
      return `<h3>${TYPE_WORDS[type]}</h3>${html}<p>With its choices, of which the page ticks those that apply to the visitor:</p>${opened}`;
    }),
  );
  const list = await readFile(store, policy);
  return `<h2>${LANGUAGE_NAMES[language]}</h2>${banners.join('')}<h3>The list of services</h3><div lang="${language}" dir="${directionOf(language)}">${opened(list)}</div>`;
}

async function readFile(store: FileStore, hash: string | undefined): Promise<string> {
  return (hash === undefined ? undefined : await store.consentFile(hash)) ?? '';
}

/** The script shows the banner in a page. No script runs here. */
function shown(banner: string): string {
  return banner.replace('cmplz-cookiebanner cmplz-hidden', 'cmplz-cookiebanner cmplz-show');
}

/** The cookies of each service can be seen without a click. */
function opened(list: string): string {
  return list.replaceAll('<details ', '<details open ');
}

/**
 * The script fills in the links, too. Of a version from before their titles were kept, the page
 * shows the addresses.
 */
function withLinks(
  banner: string,
  { links }: ConsentDesign,
  titles: ConsentFiles['documents'],
): string {
  return CONSENT_DOCUMENTS.reduce(
    (html, [type, name]) =>
      html.replace(
        new RegExp(`(class="cmplz-link ${type}" href=")#("[^>]*>)\\{title\\}`),
        (_all, start: string, end: string) =>
          start + escapeHtml(links[name]) + end + escapeHtml(titles?.[type] ?? links[name]),
      ),
    banner,
  );
}

function regionRows({ typeOfRegion }: ConsentDesign): string {
  return Object.entries(TYPE_WORDS)
    .map(([type, words]) => {
      const regions = CONSENT_REGIONS.filter((region) => typeOfRegion[region] === type);
      return regions.length === 0 ? '' : `<li>${words}: ${regions.join(', ').toUpperCase()}</li>`;
    })
    .join('');
}

function timeWords(moment: number): string {
  return `${new Date(moment).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

/** Banners are in their place in the page, one below another, also on paper. */
const STYLE = `
main {
  width: min(100% - 48px, 720px);
  margin: 32px auto;
}
.cmplz-cookiebanner.cmplz-show.cmplz-show {
  display: flex !important;
  position: static;
  max-width: 100%;
  max-height: none;
  margin: 0 0 24px;
  transform: none;
  animation: none;
}
.cmplz-soft-cookiewall.cmplz-show::before {
  content: none;
}
.cmplz-categories .cmplz-description[hidden] {
  display: block !important;
}
`;
