import { defaultConsentDesign } from '@beckon/contract/consent';
import { inEachLanguage } from '@beckon/contract/values';
import { expect, it } from 'vitest';
import type { ConsentArea, DrawnConsent } from '../store.ts';
import { proofWriter } from '../testing/proof-writer.ts';
import type { StoreUnderTest } from '../testing/store-under-test.ts';
import { aSite, NOON } from '../testing/a-record.ts';

const design = defaultConsentDesign('en');
const files = {
  banner: 'b',
  bannerOptout: 'bo',
  tab: 't',
  css: 'c',
  pageCss: 'pc',
  policy: 'p',
  panelOptin: 'i',
  panelOptout: 'o',
  placeholder: 'h',
};
const drawn: DrawnConsent = {
  design,
  files: inEachLanguage(() => files),
  at: NOON,
};

/** What every engine must do with consent banners and areas. */
export function consentSuite(made: () => StoreUnderTest): void {
  const store = () => made().opened.store;
  const choose = proofWriter(store);
  const days = () =>
    store().consentDays('account1', 'site1', { from: '2026-11-01', until: '2026-11-30' });

  it('a consent design is a draft until it is published, for its account only', async () => {
    await store().createSite('account1', aSite());
    expect(await store().consent('account1', 'site1')).toBeUndefined();
    expect(
      await store().saveConsentDraft('account1', 'site1', { draft: design, expectedRevision: 0 }),
    ).toMatchObject({
      revision: 1,
      published: undefined,
      isTakenDown: false,
    });
    for (const expectedRevision of [0, 2 ** 31, Number.MAX_SAFE_INTEGER, 1e19, 1e300])
      expect(
        await store().saveConsentDraft('account1', 'site1', { draft: design, expectedRevision }),
      ).toBe('conflict');
    expect(
      await store().saveConsentDraft('account2', 'site1', {
        draft: design,
        expectedRevision: 0,
      }),
    ).toBeUndefined();
    expect(await store().liveConsent('0123456789abc')).toBeUndefined();
    expect(await store().lastConsent('0123456789abc')).toBeUndefined();
    const kept = new Map([['b', '<div>banner</div>']]);
    expect(
      await store().publishConsent('account2', 'site1', {
        drawn,
        files: kept,
        expectedRevision: 1,
      }),
    ).toBeUndefined();
    expect(
      await store().publishConsent('account1', 'site1', {
        drawn,
        files: kept,
        expectedRevision: 0,
      }),
    ).toBe('conflict');
    await store().publishConsent('account1', 'site1', {
      drawn,
      files: kept,
      expectedRevision: 1,
    });
    expect(await store().liveConsent('0123456789abc')).toMatchObject({
      siteId: 'site1',
      published: { version: 2, design: { policyId: 1 } },
    });
    expect(await store().consentFile('b')).toBe('<div>banner</div>');
    expect(await store().unpublishConsent('account2', 'site1', NOON)).toBe(false);
    expect(await store().unpublishConsent('account1', 'site1', NOON)).toBe(true);
    expect(await store().unpublishConsent('account1', 'site1', NOON)).toBe(false);
    expect(await store().liveConsent('0123456789abc')).toBeUndefined();
    expect(await store().lastConsent('0123456789abc')).toMatchObject({
      siteId: 'site1',
      published: { version: 2 },
      isTakenDown: true,
    });
    expect(await store().consent('account1', 'site1')).toMatchObject({
      published: undefined,
      isTakenDown: true,
    });
    expect(
      await store().publishConsent('account1', 'site1', {
        drawn,
        files: kept,
        expectedRevision: 2,
      }),
    ).toMatchObject({
      published: { version: 3 },
      isTakenDown: false,
    });
  });

  it('a draft is published once if two owners publish it at once, also the first time', async () => {
    await store().createSite('account1', aSite());
    for (const revision of [0, 1]) {
      const answers = await Promise.all(
        [1, 2, 3].map(() =>
          store().publishConsent('account1', 'site1', {
            drawn,
            files: new Map(),
            expectedRevision: revision,
          }),
        ),
      );
      expect(answers.filter((answer) => answer === 'conflict')).toHaveLength(2);
    }
  });

  it('the content of a consent area is stored, for its account only', async () => {
    await store().createSite('account1', aSite());
    const area = { postId: 7, blockId: 'default', html: '<p>Video</p>' };
    expect(await store().saveConsentArea('account2', 'site1', area)).toBe(false);
    expect(await store().saveConsentArea('account1', 'site1', area)).toBe(true);
    expect(await store().consentArea('site1', 7, 'default')).toBe('<p>Video</p>');
    await store().saveConsentArea('account1', 'site1', { ...area, postId: 1e9 });
    const areasOf = async (account: string) => {
      const areas: ConsentArea[] = [];
      for await (const one of store().streamConsentAreas(account, 'site1')) areas.push(one);
      return areas;
    };
    expect(await areasOf('account1')).toEqual([area, { ...area, postId: 1e9 }]);
    expect(await areasOf('account2')).toEqual([]);
    await store().saveConsentArea('account1', 'site1', { ...area, html: '' });
    expect(await store().consentArea('site1', 7, 'default')).toBeUndefined();
  });

  it('a site holds a limited number of consent areas, and each of them can still be changed', async () => {
    await store().createSite('account1', aSite());
    const save = (postId: number, html: string) =>
      store().saveConsentArea('account1', 'site1', { postId, blockId: 'default', html, most: 3 });
    const saved = await Promise.all([1, 2, 3, 4, 5].map((postId) => save(postId, 'before')));
    expect(saved.filter((each) => each === 'full')).toHaveLength(2);
    const there = saved.indexOf(true) + 1;
    expect(await save(there, 'after')).toBe(true);
    expect(await store().consentArea('site1', there, 'default')).toBe('after');
    expect(await save(there, '')).toBe(true);
    expect(await save(9, 'new')).toBe(true);
    expect(await save(10, 'one more')).toBe('full');
    const older = { postId: 11, blockId: 'default', html: 'from before there was a limit' };
    await store().saveConsentArea('account1', 'site1', older);
    expect(await save(11, 'changed')).toBe(true);
  });

  it('everything about consent is removed with the site', async () => {
    await store().createSite('account1', aSite());
    await store().saveConsentDraft('account1', 'site1', {
      draft: design,
      expectedRevision: 0,
    });
    await choose('accepted');
    await store().deleteSite('account1', 'site1');
    await store().removeLeftovers();
    await store().createSite('account1', aSite());
    expect(await store().consent('account1', 'site1')).toBeUndefined();
    expect(await days()).toEqual([]);
  });
}
