import { defaultConsentDesign } from '@beckon/contract/consent';
import { expect, it } from 'vitest';
import { NOON } from '../../store/testing/a-record.ts';
import type { ConsentFiles } from '../../store/store.ts';
import { versionPage } from './version-page.ts';

const FILES: ConsentFiles = {
  banner: 'banner',
  css: 'css',
  policy: 'policy',
  panelOptin: 'optin',
  panelOptout: 'optout',
  placeholder: '',
};
const BANNER = '<a class="cmplz-link impressum" href="#" data-relative_url="">{title}</a>';
const IMPRINT = 'https://shop.test/imprint';

/** The link to the imprint on the page of a version that was published with these files. */
async function imprintLink(files: ConsentFiles): Promise<string | undefined> {
  const empty = defaultConsentDesign('en');
  const design = { ...empty, links: { ...empty.links, imprint: IMPRINT } };
  const published = { design, files: { en: files }, version: 1, at: NOON };
  const store = {
    consentFile: async (hash: string) => (hash === 'banner' ? BANNER : ''),
  };
  const page = await versionPage(store, { published, endedAt: undefined }, 'Blog');
  return /<a [^>]*href="([^"]*)"[^>]*>([^<]*)/.exec(page)?.slice(1).join(' ');
}

it('what a visitor saw names the documents as they were named when it was published', async () => {
  const documents = {
    'cookie-statement': 'Cookies',
    'privacy-statement': 'Privacy',
    impressum: 'Who we were',
  };
  expect(await imprintLink({ ...FILES, documents })).toBe(`${IMPRINT} Who we were`);
});

it('what a visitor saw shows the addresses of documents whose names were not kept', async () => {
  expect(await imprintLink(FILES)).toBe(`${IMPRINT} ${IMPRINT}`);
});
