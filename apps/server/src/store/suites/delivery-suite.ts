import { describe, expect, it } from 'vitest';
import { aDestination } from '../../modules/deliveries/testing/a-destination.ts';
import type { DeliveryOutcome, Store } from '../store.ts';
import type { StoreUnderTest } from '../testing/store-under-test.ts';
import { aConversion, aPopup, aSite, NOON } from '../testing/a-record.ts';

async function withSite(store: Store): Promise<void> {
  await store.createSite('account1', aSite());
  await store.createPopup('account1', aPopup());
}

function outcome(part: Partial<DeliveryOutcome> = {}): DeliveryOutcome {
  const said = { message: 'It arrived.', request: 'POST', answer: 'ok' };
  const state = 'sent' as const;
  return {
    about: 'Dana',
    state,
    tries: 1,
    status: 200,
    nextAt: undefined,
    at: NOON,
    ...said,
    ...part,
  };
}

/** What every engine must do with deliveries of leads to owners. */
export function deliverySuite(current: () => StoreUnderTest): void {
  const store = () => current().opened.store;

  describe('deliveries', () => {
    it('deliveries are stored with a lead, once and when it is complete', async () => {
      await withSite(store());
      const due = (now: number) =>
        store().takeDueDeliveries('site1', { now, until: now + 60_000, limit: 10 });
      const deliveries = [
        { way: 'mail' as const, address: 'ruth@shop.test' },
        { way: 'webhook' as const, address: 'hook1' },
      ];
      await store().recordConversion(aConversion({ deliveries, isPartial: true }));
      expect(await due(NOON)).toEqual([]);
      await store().recordConversion(aConversion({ deliveries }));
      await store().recordConversion(aConversion({ deliveries }));
      const facts = { leadId: 'lead1', leads: 1, week: '', asksConfirmation: false };
      const place = { ...facts, siteId: 'site1', accountId: 'account1', tries: 0 };
      expect((await due(NOON)).toSorted((a, b) => (a.id < b.id ? -1 : 1))).toEqual([
        { ...place, id: 'lead1-mail-ruth@shop.test', way: 'mail', address: 'ruth@shop.test' },
        { ...place, id: 'lead1-webhook-hook1', way: 'webhook', address: 'hook1' },
      ]);
      expect(await due(NOON)).toEqual([]);
      const mail = { ...place, id: 'lead1-mail-ruth@shop.test', way: 'mail' as const, address: '' };
      const hook = { ...place, id: 'lead1-webhook-hook1', way: 'webhook' as const };
      await store().dropDelivery(mail, outcome());
      const late = outcome({ state: 'waiting', nextAt: NOON + 1, at: NOON + 1 });
      await store().postponeDelivery({ ...hook, address: 'hook1' }, NOON + 1, late);
      expect(await due(NOON + 1)).toEqual([{ ...hook, address: 'hook1', tries: 1 }]);
      const log = await store().deliveryLog('account1', 'site1', { limit: 1 });
      expect(log.deliveries).toMatchObject([{ id: hook.id, destinationId: 'hook1', ...late }]);
      const { nextCursor: cursor = '' } = log;
      const older = await store().deliveryLog('account1', 'site1', { limit: 1, cursor });
      expect(older).toMatchObject({ deliveries: [{ id: mail.id, destinationId: '' }] });
      expect(older.nextCursor).toBeUndefined();
      const others = await store().deliveryLog('account2', 'site1', { limit: 9 });
      expect(others.deliveries).toEqual([]);
    });

    it('deliveries with the same time and address are gathered into one that counts them, also within a commit', async () => {
      await withSite(store());
      const gathered = (id: string) =>
        aConversion({
          id,
          deliveries: [{ way: 'mail', address: 'ruth@shop.test', gatheredAt: NOON + 9 }],
        });
      await Promise.all([
        store().recordConversion(gathered('lead1')),
        store().recordConversion(gathered('lead2')),
      ]);
      await store().recordConversion(gathered('lead3'));
      expect(
        await store().takeDueDeliveries('site1', { now: NOON + 8, until: NOON + 8, limit: 10 }),
      ).toEqual([]);
      expect(
        await store().takeDueDeliveries('site1', { now: NOON + 9, until: NOON + 99, limit: 10 }),
      ).toMatchObject([{ address: 'ruth@shop.test', leadId: '', leads: 3 }]);
    });

    it('due deliveries are taken without those of some ways and destinations', async () => {
      await withSite(store());
      const deliveries = [
        { way: 'mail' as const, address: 'ruth@shop.test' },
        { way: 'webhook' as const, address: 'hook1' },
        { way: 'webhook' as const, address: 'hook2' },
      ];
      await store().recordConversion(aConversion({ deliveries }));
      const take = async (besides: readonly string[]) =>
        (
          await store().takeDueDeliveries('site1', { now: NOON, until: NOON, limit: 9, besides })
        ).map(({ address }) => address);
      expect(await take(['mail', 'hook1'])).toEqual(['hook2']);
      expect((await take(['hook1', 'hook2'])).toSorted()).toEqual(['ruth@shop.test']);
      expect(await take([])).toHaveLength(3);
    });

    it('the sites with due deliveries are listed, the one that waits longest first', async () => {
      for (const id of ['late', 'early', 'not yet'])
        await store().createSite('account1', aSite({ id, clientId: `client of ${id}` }));
      const deliveries = [{ way: 'webhook' as const, address: '' }];
      for (const [siteId, at] of [
        ['late', NOON + 1],
        ['early', NOON],
        ['early', NOON + 3],
        ['not yet', NOON + 3],
      ] as const) {
        await store().recordConversion(
          aConversion({ id: `${siteId}${at}`, siteId, at, deliveries }),
        );
      }
      expect(await store().sitesWithDueDeliveries(NOON + 2, [], 9)).toEqual(['early', 'late']);
      expect(await store().sitesWithDueDeliveries(NOON + 2, ['early'], 9)).toEqual(['late']);
      expect(await store().sitesWithDueDeliveries(NOON + 2, [], 1)).toEqual(['early']);
      expect(
        await store().takeDueDeliveries('late', { now: NOON + 2, until: NOON + 9, limit: 9 }),
      ).toMatchObject([{ siteId: 'late' }]);
    });

    it('deliveries that were postponed while the clock was far ahead are due at once, and others keep waiting', async () => {
      await withSite(store());
      const deliveries = [{ way: 'webhook' as const, address: 'hook1' }];
      const waiting = deliveries.map((one) => ({ ...one, awaitsConfirmation: true as const }));
      const at = NOON * 2;
      const take = async (now: number) =>
        store().takeDueDeliveries('site1', { now, until: now + 600_000, limit: 9 });
      for (const id of ['postponed', 'retried', 'taken'])
        await store().recordConversion(aConversion({ id, at: NOON, deliveries }));
      await store().recordConversion(aConversion({ id: 'new', at, deliveries }));
      await store().recordConversion(aConversion({ id: 'held', at, deliveries: waiting }));
      for (const due of await take(NOON)) {
        if (due.leadId === 'postponed')
          await store().postponeDelivery(due, at, outcome({ state: 'waiting' }));
        if (due.leadId === 'retried')
          await store().postponeDelivery(due, NOON + 86_400_000, outcome({ state: 'waiting' }));
      }
      await store().hastenDeliveries(NOON + 1);
      expect((await take(NOON + 1)).map(({ leadId }) => leadId).toSorted()).toEqual([
        'new',
        'postponed',
      ]);
    });

    it('a delivery is removed with its own lead only', async () => {
      await withSite(store());
      await store().recordConversion(
        aConversion({ deliveries: [{ way: 'webhook', address: '' }] }),
      );
      expect(await store().deleteLeads('account2', 'site1', ['lead1'])).toBe(0);
      expect(await store().sitesWithDueDeliveries(NOON, [], 9)).toEqual(['site1']);
      await store().deleteLeads('account1', 'site1', ['lead1']);
      expect(await store().sitesWithDueDeliveries(NOON, [], 9)).toEqual([]);
    });

    it('a failed delivery is sent again from the first try, once, and only for its owner', async () => {
      await withSite(store());
      await store().createDestination(aDestination('slack', {}, { id: 'slack1' }), 9);
      const deliveries = [{ way: 'slack' as const, address: 'slack1' }];
      await store().recordConversion(aConversion({ deliveries }));
      const take = (at: number) =>
        store().takeDueDeliveries('site1', { now: at, until: at + 60_000, limit: 10 });
      const [due] = await take(NOON);
      if (!due) throw new Error('nothing due');
      await store().dropDelivery({ ...due, tries: 3 }, outcome({ state: 'failed' }));
      const failed = async () => (await store().destinationsOf('account1', 'site1'))[0]?.failed;
      expect(await failed()).toBe(1);
      const replay = (account: string, at: number) =>
        store().replayDeliveries(account, 'site1', { allFailedOf: 'slack1' }, at);
      expect(await replay('account2', NOON + 1)).toBe(0);
      expect(await replay('account1', NOON + 1)).toBe(1);
      const ids = { ids: [due.id] };
      expect(await store().replayDeliveries('account1', 'site1', ids, NOON + 2)).toBe(1);
      expect([await failed(), await take(NOON + 2), await take(NOON + 2)]).toEqual([0, [due], []]);
      await store().deleteLeads('account1', 'site1', ['lead1']);
      await store().dropDelivery(due, outcome());
      const log = await store().deliveryLog('account1', 'site1', { limit: 9 });
      expect(log.deliveries).toEqual([]);
    });

    it('a destination says why its latest delivery is tried again, until the delivery arrives', async () => {
      await withSite(store());
      await store().createDestination(aDestination('slack', {}, { id: 'slack1' }), 9);
      const deliveries = [{ way: 'slack' as const, address: 'slack1' }];
      for (const id of ['lead1', 'lead2'])
        await store().recordConversion(aConversion({ id, deliveries }));
      const due = await store().takeDueDeliveries('site1', { now: NOON, until: NOON, limit: 10 });
      const tryingAgain = async () =>
        (await store().destinationsOf('account1', 'site1'))[0]?.tryingAgain;
      expect([due.length, await tryingAgain()]).toEqual([2, undefined]);
      for (const [at, one] of due.entries()) {
        const failed = { message: `error ${at}`, nextAt: NOON + 9, at: NOON + at };
        await store().postponeDelivery(one, NOON + 9, outcome({ state: 'waiting', ...failed }));
      }
      expect(await tryingAgain()).toBe('error 1');
      for (const one of due) await store().dropDelivery(one, outcome());
      expect(await tryingAgain()).toBeUndefined();
    });

    it('destinations of a site are stored for their owner, sent to other servers, and removed with their deliveries', async () => {
      await withSite(store());
      const one = aDestination('webhook', { url: 'https://hooks.test/' }, { id: 'hook1' });
      expect(await store().createDestination({ ...one, accountId: 'account2' }, 9)).toBe(false);
      expect(await store().createDestination(one, 1)).toBe(true);
      expect(await store().createDestination({ ...one, id: 'hook2' }, 1)).toBe(false);
      const live = async () => (await store().liveSite('0123456789abc'))?.destinations;
      expect(await live()).toEqual([{ id: 'hook1', kind: 'webhook', popupIds: [] }]);
      expect(await store().destinationsOf('account2', 'site1')).toEqual([]);
      expect(await store().updateDestination('account2', 'hook1', { isOn: false })).toBeUndefined();
      const before = await store().latestSiteChange();
      expect(await store().updateDestination('account1', 'hook1', { isOn: false })).toEqual({
        ...one,
        isOn: false,
      });
      expect(await store().latestSiteChange()).toBeGreaterThan(before);
      expect(await live()).toEqual([]);
      const deliveries = [{ way: 'webhook' as const, address: 'hook1' }];
      await store().recordConversion(aConversion({ deliveries }));
      expect(await store().deleteDestination('account2', 'hook1')).toBe(false);
      expect(await store().deleteDestination('account1', 'hook1')).toBe(true);
      await store().removeLeftovers();
      expect(
        await store().takeDueDeliveries('site1', { now: NOON, until: NOON + 9, limit: 9 }),
      ).toEqual([]);
      expect(await store().destination('account1', 'hook1')).toBeUndefined();
    });

    it('changes of a destination at the same time do not undo each other', async () => {
      await withSite(store());
      await store().createDestination(aDestination('slack', {}, { id: 'slack1' }), 9);
      await Promise.all(
        [{ isOn: false }, { name: 'New' }, { mapping: [] }, { isOn: false }].map((change) =>
          store().updateDestination('account1', 'slack1', change),
        ),
      );
      expect(await store().destination('account1', 'slack1')).toMatchObject({
        name: 'New',
        isOn: false,
      });
    });

    it('deliveries that wait for a confirmed address are all due when it is confirmed', async () => {
      await withSite(store());
      const held = [
        { way: 'webhook' as const, address: 'hook1', awaitsConfirmation: true as const },
        { way: 'mail' as const, address: 'dana@example.com', asksConfirmation: true as const },
      ];
      const lead = { confirmation: 'pending' as const, deliveries: held };
      await Promise.all([
        store().recordConversion(aConversion(lead)),
        store().recordConversion(aConversion({ ...lead, id: 'lead2' })),
      ]);
      const take = async () =>
        (
          await store().takeDueDeliveries('site1', { now: NOON * 2, until: NOON * 3, limit: 9 })
        ).map(({ id }) => id);
      expect(await take()).toHaveLength(1);
      const pending = { confirmation: 'pending' as const, limit: 9 };
      expect((await store().leadsPage('account1', 'site1', pending))?.total).toBe(2);
      expect(await store().confirmLead('lead1', 'ruth@example.com', NOON)).toBe(false);
      expect(await store().confirmLead('lead1', 'dana@example.com', NOON)).toBe(true);
      expect((await take()).toSorted()).toEqual(['lead1-webhook-hook1', 'lead2-webhook-hook1']);
      expect(
        await store().askConfirmationAgain('account1', { siteId: 'site1', leadId: 'lead1' }, NOON),
      ).toBeUndefined();
    });

    it('deliveries that were logged before a moment are deleted', async () => {
      await withSite(store());
      await store().recordConversion(aConversion());
      const due = { id: 'a', way: 'mail' as const, address: 'a@b.test', leadId: 'lead1', leads: 1 };
      const kind = { week: '', asksConfirmation: false };
      const place = { ...kind, siteId: 'site1', accountId: 'account1', tries: 0 };
      await store().dropDelivery({ ...due, ...place }, outcome());
      expect(await store().removeOldDeliveryLog(NOON)).toBe(0);
      expect(await store().removeOldDeliveryLog(NOON + 1)).toBe(1);
    });
  });
}
