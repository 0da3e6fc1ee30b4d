import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Store } from '../store.ts';
import { abTestSuite } from './ab-test-suite.ts';
import { cartSuite } from './cart-suite.ts';
import { catalogueSuite } from './catalogue-suite.ts';
import { commentSuite } from './comment-suite.ts';
import { consentProofSuite } from './consent-proof-suite.ts';
import { codePoolSuite } from './code-pool-suite.ts';
import { consentSuite } from './consent-suite.ts';
import { consentVersionSuite } from './consent-version-suite.ts';
import { deliverySuite } from './delivery-suite.ts';
import { erasureSuite } from './erasure-suite.ts';
import { eventSuite } from './event-suite.ts';
import { goalSuite } from './goal-suite.ts';
import { leftOutGoalSuite } from './left-out-goal-suite.ts';
import { holdoutSuite } from './holdout-suite.ts';
import { lateEventSuite } from './late-event-suite.ts';
import { leadCareSuite } from './lead-care-suite.ts';
import { leadSuite } from './lead-suite.ts';
import { liveDestinationSuite } from './live-destination-suite.ts';
import { packedSiteSuite } from './packed-site-suite.ts';
import { pictureSuite } from './picture-suite.ts';
import { popupArchiveSuite } from './popup-archive-suite.ts';
import { popupSuite } from './popup-suite.ts';
import { prizeSuite } from './prize-suite.ts';
import { recipientSuite } from './recipient-suite.ts';
import { reportAddingSuite } from './report-adding-suite.ts';
import { reportSuite } from './report-suite.ts';
import { siteSuite } from './site-suite.ts';
import { spamSuite } from './spam-suite.ts';
import { waitingOffersSuite } from './waiting-offers-suite.ts';
import type { StoreUnderTest } from '../testing/store-under-test.ts';
import { aSite, aSiteSettings, NOON } from '../testing/a-record.ts';

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

    it('the store finds the account that a user works in', async () => {
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

    it('the store gives the first account to one of many requests at once', async () => {
      for (const id of ['account1', 'account2']) await store.deleteAccount(id);
      await store.removeLeftovers();
      const claim = (id: string, at = NOON) => store.claimFirstAccount({ id, name: 'Dana', at });
      const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
      const claims = await Promise.all(ids.map((id) => claim(id)));
      expect(claims.filter(Boolean)).toHaveLength(1);
    });

    it('the store gives the first account to another request 30 seconds after a sign-up that was not finished', async () => {
      for (const id of ['account1', 'account2']) await store.deleteAccount(id);
      const claimAfter = (seconds: number) =>
        store.claimFirstAccount({ id: `at${seconds}`, name: 'Dana', at: NOON + seconds * 1_000 });
      expect(await claimAfter(0)).toBe(true);
      expect(await claimAfter(29)).toBe(false);
      expect(await claimAfter(31)).toBe(true);
      await store.addMember('at31', 'user1');
      expect(await claimAfter(3_600)).toBe(false);
    });

    it('the store records what the clock shows, and returns from when on expired data may be deleted', async () => {
      const [day, years] = [86_400_000, 4 * 365 * 86_400_000];
      expect(await store.seeClock(NOON)).toBe(NOON);
      expect(await store.seeClock(NOON + 6 * day)).toBe(NOON);
      expect(await store.seeClock(NOON + years)).toBe(NOON + years + 3 * day);
      expect(await store.seeClock(NOON + years + 1)).toBe(NOON + years + 3 * day);
      expect(await store.seeClock(NOON + 7 * day)).toBe(NOON + 7 * day);
    });

    it('the store sets and removes a plan limit', async () => {
      expect(
        await store.updateAccount('account1', { viewsLimit: 100, isSuspended: true }),
      ).toMatchObject({ viewsLimit: 100, isSuspended: true });
      expect(
        await store.updateAccount('account1', { viewsLimit: null, isSuspended: false }),
      ).toMatchObject({ viewsLimit: undefined, isSuspended: false });
      expect(await store.updateAccount('nobody', { name: 'x' })).toBeUndefined();
    });

    it('the store shows an account its own sites only', async () => {
      await store.createSite('account1', aSite());
      expect(await store.sitesOf('account1')).toMatchObject([
        { id: 'site1', clientId: '0123456789abc', lastSeenAt: undefined },
      ]);
      expect(await store.sitesOf('account2')).toEqual([]);
      expect(await store.site('account2', 'site1')).toBeUndefined();
      expect(
        await store.updateSite('account2', 'site1', { name: 'Stolen', at: NOON }),
      ).toBeUndefined();
      expect(await store.deleteSite('account2', 'site1')).toBe(false);
      expect(await store.site('account1', 'site1')).toMatchObject({ name: 'Shop' });
    });

    it('the store finds the site of a shop by its host name', async () => {
      await store.createSite(
        'account1',
        aSite({ settings: aSiteSettings({ domains: ['Dana.MyShopify.com'] }) }),
      );
      expect(await store.clientIdOfDomain('dana.myshopify.com')).toBe('0123456789abc');
      await store.updateSite('account1', 'site1', {
        settings: aSiteSettings({ domains: [] }),
        at: NOON,
      });
      expect(await store.clientIdOfDomain('dana.myshopify.com')).toBeUndefined();
    });

    describe('a host name that two sites claim', () => {
      const settings = aSiteSettings({ domains: ['dana.myshopify.com'] });

      it('a host name that two sites claim belongs to the one that listed it first, however old the other is', async () => {
        await store.createSite(
          'account2',
          aSite({ id: 'site0', clientId: 'ffff456789abc', at: NOON - 1 }),
        );
        await store.createSite('account1', aSite({ settings }));
        await store.updateSite('account2', 'site0', { settings, at: NOON + 1 });
        expect(await store.clientIdOfDomain('dana.myshopify.com')).toBe('0123456789abc');
      });

      it('a host name that two sites claim stays with a shop that is in use under another name, even if calls of the later one are faked', async () => {
        await store.createSite('account1', aSite({ settings }));
        await store.markSeen('site1', NOON, 'https://dana.example/');
        await store.createSite(
          'account2',
          aSite({ id: 'site2', clientId: 'ffff456789abc', settings, at: NOON + 1 }),
        );
        await store.markSeen('site2', NOON + 2, 'https://dana.myshopify.com/');
        expect(await store.clientIdOfDomain('dana.myshopify.com')).toBe('0123456789abc');
      });

      it('a host name that two sites claim belongs to the one whose script was seen there, if that of the first never was', async () => {
        await store.createSite('account1', aSite({ settings }));
        await store.createSite(
          'account1',
          aSite({ id: 'site2', clientId: 'ffff456789abc', settings, at: NOON + 1 }),
        );
        await store.markSeen('site2', NOON + 2, 'https://dana.myshopify.com/cart');
        await store.markSeen('site1', NOON + 3, 'https://dana.myshopify.com/');
        await store.updateSite('account1', 'site2', {
          settings: { ...settings, domains: [...settings.domains, 'dana.example'] },
          at: NOON + 4,
        });
        expect(await store.clientIdOfDomain('dana.myshopify.com')).toBe('ffff456789abc');
      });
    });

    abTestSuite(() => made);
    goalSuite(() => made);
    leftOutGoalSuite(() => made);
    cartSuite(() => made);
    holdoutSuite(() => made);
    popupSuite(() => made);
    popupArchiveSuite(() => made);
    siteSuite(() => made);
    spamSuite(() => made);
    packedSiteSuite(() => made);
    eventSuite(() => made);
    lateEventSuite(() => made);
    leadCareSuite(() => made);
    leadSuite(() => made);
    deliverySuite(() => made);
    liveDestinationSuite(() => made);
    erasureSuite(() => made);
    recipientSuite(() => made);
    reportSuite(() => made);
    reportAddingSuite(() => made);
    waitingOffersSuite(() => made);
    pictureSuite(() => made);
    consentSuite(() => made);
    consentVersionSuite(() => made);
    consentProofSuite(() => made);
    catalogueSuite(() => made);
    commentSuite(() => made);
    prizeSuite(() => made);
    codePoolSuite(() => made);
  });
}
