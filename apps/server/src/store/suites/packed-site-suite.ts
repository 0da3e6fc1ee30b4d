import { beforeEach, describe, expect, it } from 'vitest';
import { aDestination } from '../../modules/deliveries/testing/a-destination.ts';
import { PACKED_VERSION } from '../packed-popups.ts';
import type { Store } from '../store.ts';
import type { StoreUnderTest } from '../testing/store-under-test.ts';
import { aPopup, aSite, aSiteSettings, NOON } from '../testing/a-record.ts';

const CLIENT_ID = '0123456789abc';
const ORIGINAL = 'popup00000001';
const VARIANT = 'popup00000002';

/** The row of a site that visitors' calls read instead of its popups, tests and destinations. */
export function packedSiteSuite(current: () => StoreUnderTest): void {
  describe('packed sites', () => {
    let store: Store;
    beforeEach(async () => {
      store = current().opened.store;
      await store.createSite('account1', aSite());
      await store.createPopup('account1', aPopup());
    });

    const publication = (revision = 1) => ({
      template: { hash: 'abc', html: '<p>Hello</p>' },
      revision,
      at: NOON + 1,
    });
    const publish = (revision = 1) =>
      store.publishPopup('account1', ORIGINAL, publication(revision));
    const rows = () => current().opened.db.selectFrom('packed_site').selectAll().execute();
    const setVersion = (version: number) =>
      current().opened.db.updateTable('packed_site').set({ version }).execute();
    const live = () => store.liveSite(CLIENT_ID);

    it('a packed site has every popup as it was published, and none of another account', async () => {
      const groups = [[{ kind: 'page-url', operator: 'contains', values: ['/sale', 'קיץ\n"'] }]];
      const settings = { ...aPopup().settings, audience: { groups } };
      await store.updatePopup('account1', ORIGINAL, { changes: { settings }, at: NOON });
      await publish(2);
      await store.createSite('account2', aSite({ id: 'site2', clientId: 'fedcba9876543' }));
      const theirs = aPopup({ id: VARIANT, siteId: 'site2', name: 'Theirs' });
      await store.createPopup('account2', theirs);
      await store.publishPopup('account2', VARIANT, publication());
      const found = await store.packedSites([CLIENT_ID, 'fedcba9876543', 'unknown']);
      expect([...found.keys()].toSorted()).toEqual([CLIENT_ID, 'fedcba9876543']);
      expect((await live())?.popups.map((popup) => popup.published.settings)).toEqual([settings]);
      expect((await store.liveSite('fedcba9876543'))?.popups).toMatchObject([
        { id: VARIANT, siteId: 'site2', published: { name: 'Theirs', settings: theirs.settings } },
      ]);
    });

    it('a published popup in the trash is found for visitors who still have it open, until the trash is emptied', async () => {
      await publish();
      expect(await store.popupStillOpen('site1', ORIGINAL)).toBeUndefined();
      await store.setPopupStatus('account1', ORIGINAL, { status: 'deleted', at: NOON });
      expect(await store.popupStillOpen('site1', ORIGINAL)).toMatchObject({
        id: ORIGINAL,
        isActive: false,
        published: { name: 'Newsletter', settings: aPopup().settings },
      });
      expect(await store.popupStillOpen('site2', ORIGINAL)).toBeUndefined();
      await store.emptyTrash(NOON + 1);
      expect(await store.popupStillOpen('site1', ORIGINAL)).toBeUndefined();
    });

    it('a site is packed again with each change that visitors notice', async () => {
      const seen: unknown[] = [];
      const expectPacked = async () => {
        const site = await live();
        if (!site) throw new Error('no such site');
        const { popups, destinations, holdouts, mailSources } = site;
        seen.push({ popups, destinations, holdouts, mailSources });
        expect(seen.at(-1)).not.toEqual(seen.at(-2));
        expect(await rows()).toMatchObject([{ site_id: 'site1', version: PACKED_VERSION }]);
        // A row of another version is skipped, and the tables are read.
        await setVersion(0);
        expect(await live()).toMatchObject({
          popups,
          destinations,
          holdouts,
          ...(mailSources && { mailSources }),
        });
        await setVersion(PACKED_VERSION);
      };
      const holdOut = (
        replaces: string | undefined,
        next: { id: string; share: number } | undefined,
      ) =>
        store.changeHoldout(
          'account1',
          { siteId: 'site1', popupId: undefined },
          { replaces, next, finalCounts: [], at: NOON },
        );
      const mailTo = (popupIds: string[]) => {
        const email = 'ann@shop.test';
        const sources = popupIds.length > 0 && { sources: [{ email, popupIds }] };
        const leadNotices = { emails: [email], ...sources };
        return store.updateSite('account1', 'site1', {
          settings: aSiteSettings({ leadNotices }),
          at: NOON,
        });
      };
      const arms = [
        { popupId: ORIGINAL, name: 'A', weight: 1 },
        { popupId: VARIANT, name: 'B', weight: 1 },
      ];
      const both = new Map([ORIGINAL, VARIANT].map((id) => [id, publication()]));
      const end = { winner: undefined, finalCounts: [], at: NOON };
      const back = { deletedSince: NOON, at: NOON };
      await store.createPopup('account1', aPopup({ id: VARIANT }));
      for (const change of [
        publish,
        () => store.setPopupStatus('account1', ORIGINAL, { status: 'paused', at: NOON }),
        () => store.setPopupStatus('account1', ORIGINAL, { status: 'deleted', at: NOON }),
        () => store.restorePopup('account1', ORIGINAL, back),
        publish,
        () => store.createDestination(aDestination('webhook', {}, { id: 'hook1' }), 9),
        () => store.updateDestination('account1', 'hook1', { isOn: false }),
        () => store.updateDestination('account1', 'hook1', { isOn: true }),
        () => store.updateDestination('account1', 'hook1', { popupIds: [ORIGINAL] }),
        () => store.deleteDestination('account1', 'hook1'),
        () => mailTo([ORIGINAL]),
        () => mailTo([]),
        () => holdOut(undefined, { id: 'h1', share: 10 }),
        () => holdOut('h1', undefined),
      ]) {
        expect(await change()).toBeTruthy();
        await expectPacked();
      }
      await store.createTest('account1', { id: 'test1', popupId: ORIGINAL, arms, at: NOON });
      await store.startTest('account1', 'test1', { publications: both, at: NOON });
      await expectPacked();
      await store.stopTest('account1', 'test1', end);
      await expectPacked();
    });

    it('rows of another version are packed again, and no row of a removed site stays', async () => {
      await publish();
      const before = await rows();
      const site = await live();
      expect(before).toMatchObject([{ site_id: 'site1', version: PACKED_VERSION }]);
      await current()
        .opened.db.updateTable('packed_site')
        .set({ version: 0, packed: 'of another version' })
        .execute();
      expect(await live()).toEqual(site);
      expect(await store.packSites()).toBe(1);
      expect(await rows()).toEqual(before);
      expect(await store.packSites()).toBe(0);
      await store.deleteSite('account1', 'site1');
      expect(await rows()).toEqual([]);
      expect((await store.packedSites([CLIENT_ID])).size).toBe(0);
    });

    it.each(['{', 'null', '{"settings":{}}'])(
      'a packed site lists a popup whose row contains %s as unreadable, and reads the others',
      async (published) => {
        await publish();
        await store.createPopup('account1', aPopup({ id: VARIANT }));
        await store.publishPopup('account1', VARIANT, publication());
        const { db } = current().opened;
        await db.updateTable('popup').set({ published }).where('id', '=', ORIGINAL).execute();
        // It is packed again with the next change of the site.
        await store.setPopupStatus('account1', VARIANT, { status: 'active', at: NOON + 2 });
        expect(await live()).toMatchObject({ popups: [{ id: VARIANT }], unreadable: [ORIGINAL] });
        await setVersion(0);
        expect(await live()).toMatchObject({ popups: [{ id: VARIANT }], unreadable: [ORIGINAL] });
        // Its owner can read and fix it.
        expect(await store.popup('account1', ORIGINAL)).toMatchObject({ published: undefined });
        await publish();
        expect((await live())?.popups.map(({ id }) => id)).toEqual([ORIGINAL, VARIANT]);
      },
    );

    it('the other sites are packed if one cannot be read', async () => {
      await store.createDestination(aDestination('webhook', {}, { id: 'hook1' }), 9);
      await store.createSite('account2', aSite({ id: 'site2', clientId: 'fedcba9876543' }));
      const { db } = current().opened;
      await db.deleteFrom('packed_site').execute();
      await db.updateTable('destination').set({ settings: '{' }).execute();
      await expect(store.packSites()).rejects.toThrow('JSON');
      expect(await rows()).toMatchObject([{ site_id: 'site2', version: PACKED_VERSION }]);
    });
  });
}
