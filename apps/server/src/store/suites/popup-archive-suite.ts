import { beforeEach, describe, expect, it } from 'vitest';
import type { Store } from '../store.ts';
import type { StoreUnderTest } from '../testing/store-under-test.ts';
import { aPopup, aSite, NOON } from '../testing/a-record.ts';

const ID = 'popup00000001';

/** Archived popups, and labels. */
export function popupArchiveSuite(current: () => StoreUnderTest): void {
  describe('the archive of popups', () => {
    let store: Store;
    beforeEach(async () => {
      store = current().opened.store;
      await store.createSite('account1', aSite());
      await store.createPopup('account1', aPopup({ labels: ['Summer'] }));
    });

    const publish = () =>
      store.publishPopup('account1', ID, {
        template: { hash: 'abc', html: '<p>Hello</p>' },
        revision: 1,
        at: NOON + 1,
      });
    const livePopups = async () => (await store.liveSite('0123456789abc'))?.popups ?? [];

    it('a popup is archived only while it is in no A/B test, and an archived one gets no test', async () => {
      const at = NOON;
      const arms = [{ popupId: ID, name: 'A', weight: 100 }];
      await store.createTest('account1', { id: 'test1', popupId: ID, arms, at });
      expect(await store.archivePopup('account1', ID, at)).toBe('in-test');
      expect(await store.popup('account1', ID)).toMatchObject({ status: 'draft' });
      await store.deleteTest('account1', 'test1');
      expect(await store.archivePopup('account1', ID, at)).toMatchObject({ status: 'archived' });
      expect(await store.createTest('account1', { id: 'test2', popupId: ID, arms, at })).toBe(
        'conflict',
      );
    });

    it('an archived popup is sent to nobody, and is paused when it comes back', async () => {
      await publish();
      expect(await livePopups()).toHaveLength(1);
      const before = await store.latestSiteChange();
      expect(await store.archivePopup('account1', ID, NOON + 2)).toMatchObject({
        status: 'archived',
        published: { templateHash: 'abc' },
      });
      expect(await livePopups()).toEqual([]);
      expect(await store.latestSiteChange()).toBeGreaterThan(before);
      expect(await store.popup('account1', ID)).toMatchObject({ status: 'archived' });
      expect(await store.popupsOf('account1', 'site1', ({ status }) => status)).toEqual([
        'archived',
      ]);
      expect(await store.unarchivePopup('account1', ID, NOON + 3)).toMatchObject({
        status: 'paused',
      });
      expect(await livePopups()).toMatchObject([{ isActive: false }]);
    });

    it('a popup that was never published comes back from the archive as a draft', async () => {
      await store.archivePopup('account1', ID, NOON);
      expect(await store.unarchivePopup('account1', ID, NOON)).toMatchObject({ status: 'draft' });
      expect(await store.unarchivePopup('account1', ID, NOON)).toBeUndefined();
    });

    it('conversions of pages that were open when a popup was archived still find it', async () => {
      await publish();
      await store.archivePopup('account1', ID, NOON + 2);
      expect(await store.popupStillOpen('site1', ID)).toMatchObject({ id: ID, isActive: false });
    });

    it('an archived popup is neither published nor resumed nor paused, but can be deleted', async () => {
      await publish();
      await store.archivePopup('account1', ID, NOON + 2);
      expect(await publish()).toBe('conflict');
      for (const status of ['active', 'paused'] as const)
        expect(await store.setPopupStatus('account1', ID, { status, at: NOON })).toBeUndefined();
      expect(await store.popup('account1', ID)).toMatchObject({ status: 'archived' });
      await store.setPopupStatus('account1', ID, { status: 'deleted', at: NOON });
      expect(await store.popup('account1', ID)).toBeUndefined();
    });

    it('new labels replace the old ones, and the popup counts as unchanged', async () => {
      const before = await store.popup('account1', ID);
      expect(before?.labels).toEqual(['Summer']);
      await store.labelPopup('account1', ID, ['Sale', 'חורף']);
      expect(await store.popup('account1', ID)).toEqual({ ...before, labels: ['Sale', 'חורף'] });
      await store.labelPopup('account1', ID, []);
      expect((await store.popup('account1', ID))?.labels).toEqual([]);
    });

    it('another account can neither archive nor label a popup', async () => {
      expect(await store.archivePopup('account2', ID, NOON)).toBeUndefined();
      expect(await store.labelPopup('account2', ID, ['Stolen'])).toBeUndefined();
      expect(await store.popup('account1', ID)).toMatchObject({
        status: 'draft',
        labels: ['Summer'],
      });
      await store.archivePopup('account1', ID, NOON);
      expect(await store.unarchivePopup('account2', ID, NOON)).toBeUndefined();
    });
  });
}
