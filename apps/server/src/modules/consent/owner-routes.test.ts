import {
  type ConsentDesign,
  defaultConsentDesign,
  SERVICE_LIBRARY,
} from '@beckon/contract/consent';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRateLimit } from '../../lib/rate-limit.ts';
import { anOwnerApp, type OwnerApp } from '../../testing/an-owner-app.ts';
import type { OwnerBrowser } from '../../testing/owner-browser.ts';
import { someConsent } from '../../testing/stub-renderers.ts';
import { aProof } from '../../store/testing/a-record.ts';
import { buildConsentService } from './consent-service.ts';

let made: OwnerApp;
let dana: OwnerBrowser;
let other: OwnerBrowser;
let address: string;
const draft = defaultConsentDesign('en');
const publish = async (asksAgain: boolean) =>
  (await dana.call('POST', `${address}/publish`, { asksAgain })).json().consent;

beforeAll(async () => {
  made = await anOwnerApp({ openSignUp: true, publicUrl: 'https://beckon.test' });
  dana = await made.anOwner('dana');
  other = await made.anOwner('other');
  const { site } = (await dana.call('POST', '/api/owner/sites', { name: 'Blog' })).json();
  address = `/api/owner/sites/${site.id}/consent`;
});
afterAll(() => made.close());

describe('the consent banner of a site', () => {
  it('the consent banner of a site starts as an unsaved default', async () => {
    const { consent } = (await dana.call('GET', address)).json();
    expect(consent).toMatchObject({ revision: 0, issues: [], draft: { policyId: 1 } });
    expect(consent.snippet).toMatch(
      /^<script src="https:\/\/beckon\.test\/consent\.js\?id=[0-9a-f]{13}" crossorigin><\/script>$/,
    );
  });

  it('the consent banner of a site starts in the colours of the site’s brand', async () => {
    const { site } = (await dana.call('POST', '/api/owner/sites', { name: 'Branded' })).json();
    await dana.call('PATCH', `/api/owner/sites/${site.id}`, {
      settings: { ...site.settings, brand: { button: '#00695c' } },
    });
    const answer = await dana.call('GET', `/api/owner/sites/${site.id}/consent`);
    expect(answer.json().consent.draft.look.accept).toBe('#00695c');
  });

  it('the consent banner of a site is saved, and refused if someone else saved meanwhile', async () => {
    const saved = await dana.call('PATCH', address, { draft, revision: 0 });
    expect(saved.json().consent).toMatchObject({ revision: 1 });
    expect((await dana.call('PATCH', address, { draft, revision: 0 })).statusCode).toBe(409);
  });

  it('the consent banner of a site asks visitors again only when the owner wants it', async () => {
    expect((await publish(false)).published).toMatchObject({ version: 2, policyId: 1 });
    expect((await publish(false)).published).toMatchObject({ version: 3, policyId: 1 });
    expect((await publish(true)).published).toMatchObject({ version: 4, policyId: 2 });
    const saved = (await dana.call('PATCH', address, { draft: { ...draft, policyId: 99 } })).json();
    expect(saved.consent.draft.policyId).toBe(2);
  });

  it('the consent banner of a site keeps in mind what visitors who chose earlier were not asked about', async () => {
    const { site } = (await dana.call('POST', '/api/owner/sites', { name: 'Asked' })).json();
    const banner = `/api/owner/sites/${site.id}/consent`;
    const [first, second] = SERVICE_LIBRARY.filter(({ category }) => category === 'statistics');
    if (first === undefined || second === undefined) throw new Error('too few services');
    const askedAfter = async (services: ConsentDesign['services'], asksAgain: boolean) => {
      await dana.call('PATCH', banner, { draft: { ...draft, services } });
      const { consent } = (await dana.call('POST', `${banner}/publish`, { asksAgain })).json();
      return consent.asked.services.map(({ id }: { readonly id: string }) => id);
    };
    expect(await askedAfter([first], false)).toEqual([first.id]);
    expect(await askedAfter([first, second], false)).toEqual([first.id]);
    expect(await askedAfter([second], false)).toEqual([]);
    expect(await askedAfter([first, second], false)).toEqual([]);
    expect(await askedAfter([first, second], true)).toEqual([first.id, second.id]);
  });

  it('the consent banner of a site keeps its policy id if a colleague asks visitors again while a draft is saved', async () => {
    const { site } = (await dana.call('POST', '/api/owner/sites', { name: 'Race' })).json();
    const { account } = (await dana.call('GET', '/api/owner/me')).json();
    const parts = { render: someConsent, now: () => made.clock.nowMs };
    const colleague = buildConsentService({ ...parts, store: made.store });
    const asking = { asksAgain: true, expectedRevision: undefined };
    let isLate = true;
    const { save } = buildConsentService({
      ...parts,
      store: {
        ...made.store,
        async saveConsentDraft(...given) {
          if (isLate) await colleague.publish(account.id, site.id, asking);
          isLate = false;
          return made.store.saveConsentDraft(...given);
        },
      },
    });
    const change = { draft: { ...draft, expiryDays: 90 }, expectedRevision: undefined };
    expect((await save(account.id, site.id, change)).draft).toMatchObject({
      policyId: 2,
      expiryDays: 90,
    });
  });

  it('the consent banner of a site asks every visitor again when it is published after it was taken offline', async () => {
    const { version, policyId } = (await publish(false)).published;
    const down = (await dana.call('POST', `${address}/unpublish`, {})).json().consent;
    expect([down.published, down.isTakenDown]).toEqual([undefined, true]);
    expect(down.asked).toEqual({ categories: draft.categories, services: [] });
    const again = (await publish(true)).published;
    expect(again.version).toBeGreaterThan(version);
    expect(again.policyId).toBe(policyId + 1);
  });

  it('the consent banner of a site is not published over changes that a colleague saved meanwhile', async () => {
    const { revision } = (await dana.call('GET', address)).json().consent;
    const theirs = { ...draft, position: 'center' };
    await dana.call('PATCH', address, { draft: theirs, revision });
    const refused = await dana.call('POST', `${address}/publish`, { asksAgain: true, revision });
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'Someone else changed this banner meanwhile. Reload the page to see it as it is now.',
    ]);
    const { consent } = (await dana.call('GET', address)).json();
    expect(consent.draft).toMatchObject({ position: 'center' });
    const done = { asksAgain: false, revision: consent.revision };
    expect((await dana.call('POST', `${address}/publish`, done)).statusCode).toBe(200);
  });

  it('the consent banner of a site is not published while its text has too little contrast', async () => {
    await dana.call('PATCH', address, {
      draft: { ...draft, look: { ...draft.look, text: '#fefefe' } },
    });
    const refused = await dana.call('POST', `${address}/publish`, { asksAgain: false });
    expect([refused.statusCode, refused.json().message]).toEqual([
      422,
      'The text cannot be read well on its background: the contrast is 1.0, and it has to be 4.5. Choose colours that differ more.',
    ]);
    await dana.call('PATCH', address, { draft });
  });

  it('the consent banner of a site is drawn for a preview, and removed again', async () => {
    const preview = await dana.call('POST', `${address}/preview`, { draft, language: 'he' });
    expect(preview.json()).toMatchObject({ success: true, policy: 'policy he' });
    expect((await dana.call('POST', `${address}/unpublish`, {})).json().consent.published).toBe(
      undefined,
    );
    expect((await dana.call('POST', `${address}/unpublish`, {})).statusCode).toBe(400);
  });

  it('the consent page lists a line for each day, and proofs page by page', async () => {
    const days = (
      await dana.call('GET', `${address}/days?from=2026-05-01&until=2026-05-03`)
    ).json();
    expect(days.days).toHaveLength(3);
    expect((await dana.call('GET', `${address}/proofs`)).json()).toEqual({
      success: true,
      proofs: [],
    });
    expect((await dana.call('GET', `${address}/proofs?cursor=nowhere`)).statusCode).toBe(400);
    const csv = await dana.call('GET', `${address}/proofs.csv`);
    expect(csv.body).toContain('Consent id,Choice');
  });

  it('the proofs of one visitor are deleted by the owner of the site only, and only once', async () => {
    const siteId = address.split('/')[4] ?? '';
    const proof = aProof({ siteId, consentId: 'visitor-0001' });
    await made.store.recordConsent(proof, 'none-1');
    await made.store.recordConsent({ ...proof, id: 'proof2', consentId: 'visitor-0002' }, 'none-1');
    const remove = (by: OwnerBrowser) => by.call('DELETE', `${address}/proofs/visitor-0001`);
    const left = async () => (await dana.call('GET', `${address}/proofs`)).json().proofs;
    expect((await remove(other)).statusCode).toBe(404);
    expect(await left()).toHaveLength(2);
    expect((await remove(dana)).json()).toEqual({ success: true });
    expect(await left()).toMatchObject([{ consentId: 'visitor-0002' }]);
    const again = await remove(dana);
    expect([again.statusCode, again.json().message]).toEqual([
      404,
      'There is no proof with this consent id. It may be deleted already.',
    ]);
  });

  it('a proof leads to what the visitor saw, also after the banner was published again', async () => {
    const { site } = (await dana.call('POST', '/api/owner/sites', { name: 'A < B' })).json();
    const banner = `/api/owner/sites/${site.id}/consent`;
    const publishAs = async (title: string) => {
      const texts = { ...draft.texts, en: { ...draft.texts.en, title } };
      await dana.call('PATCH', banner, { draft: { ...draft, texts } });
      const answer = await dana.call('POST', `${banner}/publish`, { asksAgain: false });
      return answer.json().consent.published.version;
    };
    const seen = await publishAs('Biscuits?');
    const later = await publishAs('Cookies?');
    const proof = aProof({ id: 'seen', siteId: site.id, bannerVersion: seen });
    await made.store.recordConsent(proof, 'none-1');
    await made.store.recordConsent({ ...proof, id: 'lost', bannerVersion: 1, at: 1 }, 'none-1');
    const { proofs } = (await dana.call('GET', `${banner}/proofs`)).json();
    expect(proofs).toMatchObject([{ isVersionKept: true }, { isVersionKept: false }]);
    const rows = (await dana.call('GET', `${banner}/proofs.csv`)).body;
    const address = `${banner}/versions/${seen}.html`;
    expect(rows.split(`https://beckon.test${address}`)).toHaveLength(2);
    const page = await dana.call('GET', address);
    expect(page.headers['content-security-policy']).toMatch(/^sandbox; default-src 'none'/);
    expect(page.body).toContain(`Cookie banner of A &lt; B, version 1.${seen}`);
    expect(page.body).toContain('Biscuits?');
    expect(page.body).toContain('policy he');
    expect(page.body).not.toContain('Cookies?');
    const now = await dana.call('GET', `${banner}/versions/${later}.html`);
    expect(now.body).toMatch(/from [^<]* to now/);
    expect((await dana.call('GET', `${banner}/versions/1.html`)).statusCode).toBe(404);
    expect((await other.call('GET', address)).statusCode).toBe(404);
  });

  it.each([
    ['GET', '', undefined],
    ['PATCH', '', { draft }],
    ['POST', '/publish', { asksAgain: false }],
    ['POST', '/unpublish', {}],
    ['POST', '/preview', { draft, language: 'en' }],
    ['POST', '/areas', { postId: 1, blockId: 'default', html: 'x' }],
    ['GET', '/proofs', undefined],
    ['GET', '/proofs.csv', undefined],
    ['GET', '/days', undefined],
  ] as const)(
    'the consent banner of a site cannot be reached by others: %s %s',
    async (method, path, body) => {
      expect((await other.call(method, address + path, body)).statusCode).toBe(404);
    },
  );
});

describe('publishing a consent banner again and again', () => {
  const anotherBanner = async () => {
    const { site } = (await dana.call('POST', '/api/owner/sites', { name: 'News' })).json();
    return `/api/owner/sites/${site.id}/consent`;
  };

  it('publishing a consent banner again and again is refused after sixty times a minute', async () => {
    made.clock.nowMs += 3_600_000;
    const banner = await anotherBanner();
    const again = () => dana.call('POST', `${banner}/publish`, { asksAgain: false });
    for (let n = 0; n < 60; n += 1) expect((await again()).statusCode).toBe(200);
    const refused = await again();
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60']);
    made.clock.nowMs += 60_000;
    expect((await again()).statusCode).toBe(200);
  });

  it('publishing a consent banner again and again is refused after 60 MB an hour', async () => {
    const { account } = (await dana.call('GET', '/api/owner/me')).json();
    const [, siteId = ''] = /sites\/([^/]+)/.exec(await anotherBanner()) ?? [];
    const now = () => made.clock.nowMs;
    const service = buildConsentService({
      store: made.store,
      render: (design, language) => ({
        ...someConsent(design, language),
        policy: language + 'x'.repeat(8_000_000),
      }),
      now,
      rate: createRateLimit(now),
    });
    const options = { asksAgain: false, expectedRevision: undefined };
    for (let n = 0; n < 3; n += 1) await service.publish(account.id, siteId, options);
    await expect(service.publish(account.id, siteId, options)).rejects.toMatchObject({
      statusCode: 429,
    });
    made.clock.nowMs += 3_600_000;
    await service.publish(account.id, siteId, options);
  });
});
