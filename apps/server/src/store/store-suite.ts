import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { OpenedStore } from './build-store.ts';
import type { Store } from './store.ts';
import { commentSuite } from './comment-suite.ts';
import { consentSuite } from './consent-suite.ts';
import { erasureSuite } from './erasure-suite.ts';
import { eventSuite } from './event-suite.ts';
import { pictureSuite } from './picture-suite.ts';
import { prizeSuite } from './prize-suite.ts';
import { recipientSuite } from './recipient-suite.ts';
import { aConversion, aPopup, aSite, aSiteSettings, NOON } from './testing/a-record.ts';

/** A fresh store, and how to leave it; `reopen` closes it and opens the same data again. */
export interface StoreUnderTest {
  readonly opened: OpenedStore;
  readonly reopen: () => Promise<OpenedStore>;
  readonly remove: () => Promise<void>;
}

/** What every engine must do. Run by `sqlite.test.ts` and `postgres.test.ts`. */
export function storeSuite(name: string, makeStore: () => Promise<StoreUnderTest>): void {
  describe(`the store on ${name}`, () => {
    let made: StoreUnderTest;
    let store: Store;
    beforeEach(async () => {
      made = await makeStore();
      store = made.opened.store;
      await store.createAccount({ id: 'account1', name: 'Dana', at: NOON });
      await store.createAccount({ id: 'account2', name: 'Other', at: NOON });
    });
    afterEach(() => made.remove());

    const withPopup = async () => {
      await store.createSite('account1', aSite());
      return store.createPopup('account1', aPopup());
    };
    const publish = (revision = 1) =>
      store.publishPopup('account1', 'popup00000001', {
        template: { hash: 'abc', html: '<p>Hello</p>' },
        revision,
        at: NOON + 1,
      });

    it('finds the account a user works in', async () => {
      await store.addMember('account1', 'user1');
      await store.addMember('account1', 'user1');
      expect(await store.accountOfUser('user1')).toMatchObject({
        id: 'account1',
        plan: 'unlimited',
        viewsLimit: undefined,
      });
      expect(await store.accountOfUser('nobody')).toBeUndefined();
      expect(await store.countAccounts()).toBe(1);
    });

    it('gives the first account to one of many who ask at once', async () => {
      for (const id of ['account1', 'account2']) await store.deleteAccount(id);
      await store.removeLeftovers();
      const claim = (id: string, at = NOON) => store.claimFirstAccount({ id, name: 'Dana', at });
      const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
      const claims = await Promise.all(ids.map((id) => claim(id)));
      expect(claims.filter(Boolean)).toHaveLength(1);
    });

    it('gives the first account away again 30 seconds after a sign-up that never ended', async () => {
      for (const id of ['account1', 'account2']) await store.deleteAccount(id);
      const claimAfter = (seconds: number) =>
        store.claimFirstAccount({ id: `at${seconds}`, name: 'Dana', at: NOON + seconds * 1_000 });
      expect(await claimAfter(0)).toBe(true);
      expect(await claimAfter(29)).toBe(false);
      expect(await claimAfter(31)).toBe(true);
      await store.addMember('at31', 'user1');
      expect(await claimAfter(3_600)).toBe(false);
    });

    it('sets and takes away a plan limit', async () => {
      expect(
        await store.updateAccount('account1', { viewsLimit: 100, isSuspended: true }),
      ).toMatchObject({ viewsLimit: 100, isSuspended: true });
      expect(
        await store.updateAccount('account1', { viewsLimit: null, isSuspended: false }),
      ).toMatchObject({ viewsLimit: undefined, isSuspended: false });
      expect(await store.updateAccount('nobody', { name: 'x' })).toBeUndefined();
    });

    it('shows an account its own sites only', async () => {
      await store.createSite('account1', aSite());
      expect(await store.sitesOf('account1')).toMatchObject([
        { id: 'site1', clientId: '0123456789abc', lastSeenAt: undefined },
      ]);
      expect(await store.sitesOf('account2')).toEqual([]);
      expect(await store.site('account2', 'site1')).toBeUndefined();
      expect(await store.updateSite('account2', 'site1', { name: 'Stolen' }, NOON)).toBeUndefined();
      expect(await store.deleteSite('account2', 'site1')).toBe(false);
      expect(await store.site('account1', 'site1')).toMatchObject({ name: 'Shop' });
    });

    it('finds the site of a shop by its host name', async () => {
      await store.createSite(
        'account1',
        aSite({ settings: aSiteSettings({ domains: ['Dana.MyShopify.com'] }) }),
      );
      expect(await store.clientIdOfDomain('dana.myshopify.com')).toBe('0123456789abc');
      await store.updateSite(
        'account1',
        'site1',
        { settings: aSiteSettings({ domains: [] }) },
        NOON,
      );
      expect(await store.clientIdOfDomain('dana.myshopify.com')).toBeUndefined();
    });

    describe('a host name that two sites claim', () => {
      const settings = aSiteSettings({ domains: ['dana.myshopify.com'] });

      it('is of the one that listed it first, however old the other is', async () => {
        await store.createSite(
          'account2',
          aSite({ id: 'site0', clientId: 'ffff456789abc', at: NOON - 1 }),
        );
        await store.createSite('account1', aSite({ settings }));
        await store.updateSite('account2', 'site0', { settings }, NOON + 1);
        expect(await store.clientIdOfDomain('dana.myshopify.com')).toBe('0123456789abc');
      });

      it('stays with a shop that is in use under another name, whatever is made up of the later one', async () => {
        await store.createSite('account1', aSite({ settings }));
        await store.markSeen('site1', NOON, 'https://dana.example/');
        await store.createSite(
          'account2',
          aSite({ id: 'site2', clientId: 'ffff456789abc', settings, at: NOON + 1 }),
        );
        await store.markSeen('site2', NOON + 2, 'https://dana.myshopify.com/');
        expect(await store.clientIdOfDomain('dana.myshopify.com')).toBe('0123456789abc');
      });

      it('is of the one whose script was seen there, when that of the first never was', async () => {
        await store.createSite('account1', aSite({ settings }));
        await store.createSite(
          'account1',
          aSite({ id: 'site2', clientId: 'ffff456789abc', settings, at: NOON + 1 }),
        );
        await store.markSeen('site2', NOON + 2, 'https://dana.myshopify.com/cart');
        await store.markSeen('site1', NOON + 3, 'https://dana.myshopify.com/');
        await store.updateSite(
          'account1',
          'site2',
          { settings: { ...settings, domains: [...settings.domains, 'dana.example'] } },
          NOON + 4,
        );
        expect(await store.clientIdOfDomain('dana.myshopify.com')).toBe('ffff456789abc');
      });
    });

    it('keeps a popup as a draft until it is published', async () => {
      expect(await withPopup()).toMatchObject({
        status: 'draft',
        revision: 1,
        published: undefined,
      });
      expect((await store.liveSite('0123456789abc'))?.popups).toEqual([]);
      expect(await store.clientIdOfPopup('popup00000001')).toBeUndefined();
      expect(await publish()).toMatchObject({
        status: 'active',
        published: { templateHash: 'abc', revision: 1, name: 'Newsletter' },
      });
      expect((await store.liveSite('0123456789abc'))?.popups).toMatchObject([
        { id: 'popup00000001', isActive: true, published: { templateHash: 'abc' } },
      ]);
      expect(await store.clientIdOfPopup('popup00000001')).toBe('0123456789abc');
      expect(await store.templateHtml('abc')).toBe('<p>Hello</p>');
    });

    it('leaves what visitors see alone while the draft changes', async () => {
      await withPopup();
      await publish();
      await store.updatePopup('account1', 'popup00000001', { name: 'New name' }, { at: NOON + 2 });
      expect((await store.liveSite('0123456789abc'))?.popups[0]?.published.name).toBe('Newsletter');
      expect(await store.popup('account1', 'popup00000001')).toMatchObject({
        name: 'New name',
        revision: 2,
      });
    });

    it('keeps a phone design beside the desktop one, and brings both out', async () => {
      expect(await withPopup()).toMatchObject({ mobileDesign: null });
      const mobileDesign = { root: {}, content: [{ type: 'Headline' }] };
      await store.updatePopup('account1', 'popup00000001', { mobileDesign }, { at: NOON });
      expect(await store.popup('account1', 'popup00000001')).toMatchObject({
        design: { content: [] },
        mobileDesign,
      });
      const twin = { hash: 'phone', html: '<p>Hi</p>' };
      await store.publishPopup('account1', 'popup00000001', {
        template: { hash: 'abc', html: '<p>Hello</p>' },
        mobileTemplate: twin,
        revision: 2,
        at: NOON,
      });
      expect((await store.liveSite('0123456789abc'))?.popups[0]?.published).toMatchObject({
        templateHash: 'abc',
        mobileTemplateHash: 'phone',
      });
      expect([await store.templateHtml('abc'), await store.templateHtml('phone')]).toEqual([
        '<p>Hello</p>',
        '<p>Hi</p>',
      ]);
    });

    it('gives the phone the desktop design again once its own is taken away', async () => {
      await withPopup();
      await store.updatePopup(
        'account1',
        'popup00000001',
        { mobileDesign: { root: {}, content: [] } },
        { at: NOON },
      );
      const same = { hash: 'abc', html: '<p>Hello</p>' };
      expect(
        await store.publishPopup('account1', 'popup00000001', {
          template: same,
          mobileTemplate: same,
          revision: 2,
          at: NOON,
        }),
      ).toMatchObject({ published: { mobileTemplateHash: 'abc' } });
      expect(
        await store.updatePopup('account1', 'popup00000001', { mobileDesign: null }, { at: NOON }),
      ).toMatchObject({ mobileDesign: null });
      await publish(3);
      expect(
        (await store.liveSite('0123456789abc'))?.popups[0]?.published.mobileTemplateHash,
      ).toBeUndefined();
    });

    it('lets one of two parallel saves through', async () => {
      await withPopup();
      const saves = await Promise.all(
        [1, 2, 3].map((n) =>
          store.updatePopup(
            'account1',
            'popup00000001',
            { name: `Save ${n}` },
            { at: NOON, expectedRevision: 1 },
          ),
        ),
      );
      expect(saves.filter((save) => save === 'conflict')).toHaveLength(2);
      expect(await store.popup('account1', 'popup00000001')).toMatchObject({ revision: 2 });
    });

    it('does not publish a draft that was changed after it was rendered', async () => {
      await withPopup();
      await store.updatePopup('account1', 'popup00000001', { name: 'Newer' }, { at: NOON });
      expect(await publish(1)).toBe('conflict');
      expect(await store.templateHtml('abc')).toBeUndefined();
    });

    it('marks paused popups for visitors, and hides deleted ones from everybody', async () => {
      await withPopup();
      await publish();
      await store.setPopupStatus('account1', 'popup00000001', 'paused', NOON);
      expect((await store.liveSite('0123456789abc'))?.popups).toMatchObject([{ isActive: false }]);
      expect(await store.popupsOf('account1', 'site1')).toHaveLength(1);
      await store.setPopupStatus('account1', 'popup00000001', 'deleted', NOON);
      expect((await store.liveSite('0123456789abc'))?.popups).toEqual([]);
      expect(await store.popupsOf('account1', 'site1')).toEqual([]);
      expect(await store.popup('account1', 'popup00000001')).toBeUndefined();
      expect(
        await store.updatePopup('account1', 'popup00000001', { name: 'x' }, { at: NOON }),
      ).toBeUndefined();
    });

    it('keeps popups of others out of reach', async () => {
      await withPopup();
      expect(await store.createPopup('account2', aPopup({ id: 'popup00000002' }))).toBeUndefined();
      expect(await store.popup('account2', 'popup00000001')).toBeUndefined();
      expect(
        await store.setPopupStatus('account2', 'popup00000001', 'deleted', NOON),
      ).toBeUndefined();
      expect(
        await store.updatePopup(
          'account2',
          'popup00000001',
          { name: 'Stolen' },
          { at: NOON, expectedRevision: 1 },
        ),
      ).toBeUndefined();
      expect(
        await store.publishPopup('account2', 'popup00000001', {
          template: { hash: 'x', html: 'x' },
          revision: 1,
          at: NOON,
        }),
      ).toBeUndefined();
    });

    it('tells which sites changed, to this server and to others', async () => {
      const told: string[] = [];
      const stop = store.onSiteChange((clientId) => told.push(clientId));
      await withPopup();
      const before = await store.latestSiteChange();
      await publish();
      expect(told).toEqual(['0123456789abc', '0123456789abc']);
      expect((await store.siteChangesAfter(before)).map(({ clientId }) => clientId)).toEqual([
        '0123456789abc',
      ]);
      stop();
      await store.updateSite('account1', 'site1', { name: 'x' }, NOON);
      expect(told).toHaveLength(2);
    });

    it('keeps the latest notes of changes, and their numbers go on', async () => {
      await withPopup();
      for (const name of ['a', 'b', 'c'])
        await store.updateSite('account1', 'site1', { name }, NOON);
      const latest = await store.latestSiteChange();
      expect(await store.removeOld({ activity: 0, errors: 0, changesKept: 2 })).toBe(latest - 2);
      expect((await store.siteChangesAfter(0)).map(({ number }) => number)).toEqual([
        latest - 1,
        latest,
      ]);
      expect(await store.latestSiteChange()).toBe(latest);
    });

    it('removes a site with everything in it, and an account with its sites', async () => {
      await withPopup();
      await publish();
      expect(await store.deleteSite('account1', 'site1')).toBe(true);
      expect(await store.liveSite('0123456789abc')).toBeUndefined();
      expect(await store.popup('account1', 'popup00000001')).toBeUndefined();
      expect(await store.deleteAccount('account1')).toBe(true);
      expect(await store.deleteAccount('account1')).toBe(false);
    });

    it('removes what belonged to a removed site afterwards, in steps that others run between', async () => {
      await withPopup();
      for (let lead = 0; lead < 250; lead += 1)
        await store.recordConversion(aConversion({ id: `lead${lead}` }));
      expect(await store.leadsPage('account1', 'site1', { limit: 10 })).toMatchObject({
        total: 250,
      });
      await store.deleteSite('account1', 'site1');
      let [turns, isDone] = [0, false];
      const removing = store.removeLeftovers().finally(() => {
        isDone = true;
      });
      while (!isDone) {
        await new Promise((resolve) => {
          setImmediate(resolve);
        });
        turns += 1;
      }
      expect(await removing).toBeGreaterThan(249);
      expect(turns).toBeGreaterThan(3);
      expect(await store.lead('account1', 'lead7')).toBeUndefined();
      expect(await store.removeLeftovers()).toBe(0);
    });

    eventSuite(() => made);
    erasureSuite(() => made);
    recipientSuite(() => made);
    pictureSuite(() => made);
    consentSuite(() => made);
    commentSuite(() => made);
    prizeSuite(() => made);
  });
}
