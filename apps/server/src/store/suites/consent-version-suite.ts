import { defaultConsentDesign } from '@beckon/contract/consent';
import { inEachLanguage } from '@beckon/contract/values';
import { expect, it } from 'vitest';
import type { StoreUnderTest } from '../testing/store-under-test.ts';
import { aProof, aSite, NOON } from '../testing/a-record.ts';

const design = defaultConsentDesign('en');
const FILES = { css: 'c', policy: 'p', panelOptin: 'i', panelOptout: 'o', placeholder: 'h' };
const BANNERS = ['first', 'second', 'third', 'other'];

/** What every engine must do with the versions of a consent banner that visitors saw. */
export function consentVersionSuite(made: () => StoreUnderTest): void {
  const store = () => made().opened.store;
  const revisions = new Map<string, number>();
  const publish = (banner: string, { siteId = 'site1', at = NOON } = {}) => {
    const expectedRevision = revisions.get(siteId) ?? 0;
    revisions.set(siteId, expectedRevision + 1);
    return store().publishConsent('account1', siteId, {
      drawn: { design, files: inEachLanguage(() => ({ ...FILES, banner })), at },
      files: new Map([
        [banner, `<p>${banner}</p>`],
        ['c', 'shared'],
      ]),
      expectedRevision,
    });
  };
  const takeDown = (at: number) => store().unpublishConsent('account1', 'site1', at);
  const versions = () => store().consentVersions('account1', 'site1');
  /** Files that a banner needed and that are still there. */
  const files = async () => {
    const names = [...BANNERS, 'c'];
    const bodies = await Promise.all(names.map((name) => store().consentFile(name)));
    return names.filter((_, at) => bodies[at] !== undefined);
  };
  /** Removes files that were found unused 10 ms ago, and finds those that are unused now. */
  const sweep = (at: number) => store().removeUnusedConsentFiles({ at, unusedBefore: at - 10 });
  const prove = (bannerVersion: number) =>
    store().recordConsent(aProof({ id: `proof${bannerVersion}`, bannerVersion }), 'none-1');
  const started = async () => {
    revisions.clear();
    for (const n of [1, 2])
      await store().createSite('account1', aSite({ id: `site${n}`, clientId: `${n}123456789abc` }));
  };

  it('what each version of a consent banner showed is kept while a proof names it, with its files', async () => {
    await started();
    await publish('first');
    await publish('second', { at: NOON + 100 });
    await publish('third', { at: NOON + 200 });
    await prove(1);
    expect(await store().removeOldConsentVersions(NOON + 200)).toBe(0);
    expect(await store().removeOldConsentVersions(NOON + 1_000)).toBe(1);
    expect(await versions()).toEqual([1, 3]);
    expect(await store().consentVersion('account1', 'site1', 1)).toMatchObject({
      published: { version: 1, at: NOON, design, files: { en: { banner: 'first' } } },
      endedAt: NOON + 100,
    });
    expect(await store().consentVersion('account1', 'site1', 3)).toMatchObject({
      endedAt: undefined,
    });
    await sweep(NOON);
    await sweep(NOON + 11);
    expect(await files()).toEqual(['first', 'third', 'c']);
    await store().removeConsentOf('account1', 'site1', aProof().consentId);
    expect(await store().removeOldConsentVersions(NOON + 1_000)).toBe(1);
    await sweep(NOON + 20);
    await sweep(NOON + 31);
    expect(await files()).toEqual(['third', 'c']);
  });

  it('a version of a consent banner that was taken down is kept as long as an earlier one, and its files some days longer', async () => {
    await started();
    await publish('first');
    await publish('other', { siteId: 'site2' });
    await takeDown(NOON + 100);
    expect(await store().removeOldConsentVersions(NOON + 100)).toBe(0);
    expect(await store().removeOldConsentVersions(NOON + 101)).toBe(1);
    expect(await sweep(NOON)).toBe(0);
    expect(await files()).toEqual(['first', 'other', 'c']);
    expect(await sweep(NOON + 11)).toBe(1);
    expect(await files()).toEqual(['other', 'c']);
    await store().deleteSite('account1', 'site2');
    await sweep(NOON + 20);
    expect(await sweep(NOON + 31)).toBe(2);
    expect(await files()).toEqual([]);
  });

  it('a file that was unused and is published again is not removed', async () => {
    await started();
    await publish('first');
    await publish('second');
    await store().removeOldConsentVersions(NOON + 1);
    await sweep(NOON);
    await publish('first');
    expect(await sweep(NOON + 11), 'it was needed meanwhile').toBe(0);
    expect(await files()).toEqual(['first', 'second', 'c']);
  });

  it('a publish that is refused keeps no version', async () => {
    await started();
    await publish('first');
    revisions.set('site1', 7);
    expect(await publish('second')).toBe('conflict');
    expect(await versions()).toEqual([1]);
  });

  it('the versions of a consent banner belong to its account, and are removed with the site', async () => {
    await started();
    await publish('first');
    expect(await store().consentVersions('account2', 'site1')).toEqual([]);
    expect(await store().consentVersion('account2', 'site1', 1)).toBeUndefined();
    expect(await store().consentVersion('account1', 'site1', 2)).toBeUndefined();
    await store().deleteSite('account1', 'site1');
    await store().createSite('account1', aSite());
    expect(await versions()).toEqual([]);
  });
}
