import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defaultConsentDesign } from '@beckon/contract/consent';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildTestApp, CLIENT_ID, type TestApp } from '../../testing/build-test-app.ts';
import { someConsent } from '../../testing/stub-renderers.ts';
import { buildConsentService } from './consent-service.ts';
import { versionPage } from './version-page.ts';

let folder: string;
let test: TestApp;

/** A site whose banner was published when English was the only language. */
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'beckon-consent-'));
  await writeFile(path.join(folder, 'consent-light.js'), '/* the light one */');
  test = await buildTestApp({ consentFolder: folder });
  const { store, clock } = test;
  const consent = buildConsentService({
    render: someConsent,
    now: () => clock.now,
    store: {
      ...store,
      publishConsent(accountId, siteId, { drawn, ...input }) {
        const files = drawn.files.en === undefined ? {} : { en: drawn.files.en };
        return store.publishConsent(accountId, siteId, { ...input, drawn: { ...drawn, files } });
      },
    },
  });
  const draft = defaultConsentDesign('en');
  await consent.save('account1', 'site1', { draft, expectedRevision: undefined });
  await consent.publish('account1', 'site1', { asksAgain: false, expectedRevision: undefined });
});
afterEach(async () => {
  await test.close();
  await rm(folder, { recursive: true });
});

it.each([
  [`/consent.js?id=${CLIENT_ID}`, 'Cookie settings'],
  [`/consent.js?id=${CLIENT_ID}&lang=he`, 'Cookie settings'],
  [`/sites/${CLIENT_ID}/cookie-policy.html?lang=he`, 'policy en'],
  [`/sites/${CLIENT_ID}/wp-json/complianz/v1/manage_consent_html?lang=he`, 'optin en'],
])(
  'visitors get the site’s language until a banner is published in theirs: %s',
  async (url, text) => {
    const answer = await test.app.inject({ url });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain(text);
  },
);

it('the page of what visitors saw has the languages that the banner was published in', async () => {
  const [number = 0] = await test.store.consentVersions('account1', 'site1');
  const version = await test.store.consentVersion('account1', 'site1', number);
  if (version === undefined) throw new Error('the version is not kept');
  const page = await versionPage(test.store, version, 'Blog');
  expect(page).toContain('policy en');
  expect(page).not.toContain('<h2>עברית');
});
