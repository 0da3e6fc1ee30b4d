import { beforeEach, describe, expect, it } from 'vitest';
import { aDestination } from '../../modules/deliveries/testing/a-destination.ts';
import type { Store } from '../store.ts';
import type { StoreUnderTest } from '../testing/store-under-test.ts';
import { aPopup, aSite, aSiteSettings, NOON } from '../testing/a-record.ts';

const LETTER = 'popup00000001';
const ANN = 'Ann@shop.test';
const VARIANT = 'popup00000002';

/** The destinations and recipients with which the deliveries of leads are planned. */
export function liveDestinationSuite(current: () => StoreUnderTest): void {
  describe('live destinations', () => {
    let store: Store;
    beforeEach(async () => {
      store = current().opened.store;
      await store.createSite('account1', aSite());
      await store.createPopup('account1', aPopup());
      const hook = aDestination('webhook', {}, { id: 'hook1', popupIds: [LETTER, 'deleted'] });
      await store.createDestination(hook, 9);
      await limitMails([LETTER, 'deleted']);
    });
    const limitMails = (popupIds: string[]) =>
      store.updateSite('account1', 'site1', {
        settings: aSiteSettings({
          leadNotices: { emails: [ANN], sources: [{ email: ANN, popupIds }] },
        }),
        at: NOON,
      });
    const mailed = async () => (await store.liveSite('0123456789abc'))?.mailSources;
    const planned = async () => {
      const live = await store.liveDestinations('account1', 'site1');
      expect((await store.liveSite('0123456789abc'))?.destinations).toEqual(live);
      return live;
    };

    it('a destination keeps the popups it was given, and only its owner reads it', async () => {
      const hook = { id: 'hook1', kind: 'webhook' };
      expect(await planned()).toEqual([{ ...hook, popupIds: [LETTER, 'deleted'] }]);
      expect(await store.liveDestinations('account2', 'site1')).toEqual([]);
      await store.updateDestination('account1', 'hook1', { popupIds: [] });
      expect(await planned()).toEqual([{ ...hook, popupIds: [] }]);
      await store.updateDestination('account1', 'hook1', { isOn: false });
      expect(await planned()).toEqual([]);
    });

    it('a recipient of mails keeps the popups that were chosen, until all are chosen again', async () => {
      const address = 'ann@shop.test';
      expect(await mailed()).toEqual([{ address, popupIds: [LETTER, 'deleted'] }]);
      await limitMails([VARIANT]);
      expect(await mailed()).toEqual([{ address, popupIds: [VARIANT] }]);
      const settings = aSiteSettings({ leadNotices: { emails: [ANN] } });
      await store.updateSite('account1', 'site1', { settings, at: NOON });
      expect(await mailed()).toBeUndefined();
    });

    it('the designs of a popup’s A/B test count as the popup from its start on, until they are popups of their own', async () => {
      const popupIds = async () => {
        const ids = (await planned())[0]?.popupIds;
        expect((await mailed())?.[0]?.popupIds).toEqual(ids);
        return ids;
      };
      await store.createPopup('account1', aPopup({ id: VARIANT }));
      const arms = [
        { popupId: LETTER, name: 'A', weight: 1 },
        { popupId: VARIANT, name: 'B', weight: 1 },
      ];
      await store.createTest('account1', { id: 'test1', popupId: LETTER, arms, at: NOON });
      expect(await popupIds()).toEqual([LETTER, 'deleted']);
      const publication = { template: { hash: 'abc', html: '' }, revision: 1, at: NOON };
      const publications = new Map([LETTER, VARIANT].map((id) => [id, publication]));
      await store.startTest('account1', 'test1', { publications, at: NOON });
      expect(await popupIds()).toEqual([LETTER, VARIANT, 'deleted']);
      await store.stopTest('account1', 'test1', { winner: undefined, finalCounts: [], at: NOON });
      expect(await popupIds()).toEqual([LETTER, VARIANT, 'deleted']);
      // After the test the owner shows the variant as a popup of its own.
      await store.setPopupStatus('account1', VARIANT, { status: 'active', at: NOON });
      expect(await popupIds()).toEqual([LETTER, 'deleted']);
    });
  });
}
