import { describe, it, expect } from 'vitest';
import type { StoreUnderTest } from '../testing/store-under-test.ts';
import {
  aClose,
  anActivity,
  aConversion,
  aGoal,
  aPopup,
  aSite,
  aView,
  NOON,
} from '../testing/a-record.ts';

const MUG = {
  prizeId: 'mug',
  label: 'Mug',
  isWinning: true,
  code: 'MUG',
  takesCode: false,
  share: 1,
};

/** The id of an erased visitor says nothing about them. */
const ERASED = /^erased [\da-f]{32}$/;

type TracedTable = 'activity' | 'error_report' | 'view_event' | 'close_event';

/** What every engine must delete together with an erased lead. */
export function erasureSuite(current: () => StoreUnderTest): void {
  describe('an erased lead', () => {
    const store = () => current().opened.store;
    const idsIn = async (table: TracedTable) =>
      (await current().opened.db.selectFrom(table).select('id').execute()).map(({ id }) => id);
    const withSite = async (to: ReturnType<typeof store>) => {
      await to.createSite('account1', aSite());
      await to.createPopup('account1', aPopup());
      await to.createSite('account1', aSite({ id: 'site2', clientId: 'client-2' }));
    };

    it('erasing a lead erases the activity of the same person, found by address and by shop account', async () => {
      await withSite(store());
      await store().recordConversion(
        aConversion({ context: { ...aConversion().context, storeCustomerId: '77' } }),
      );
      await store().recordActivity(anActivity({ id: 'by address', email: 'dana@example.com' }));
      await store().recordActivity(anActivity({ id: 'in capitals', email: 'Dana@Example.com' }));
      await store().recordActivity(anActivity({ id: 'by account', customerId: '77' }));
      await store().recordActivity(
        anActivity({ id: 'of others', email: 'ruth@example.com', customerId: '78' }),
      );
      await store().recordActivity(anActivity({ id: 'of nobody' }));
      await store().recordActivity(
        anActivity({ id: 'elsewhere', siteId: 'site2', email: 'dana@example.com' }),
      );
      expect(await store().deleteLeads('account1', 'site1', ['lead1'])).toBe(1);
      expect((await idsIn('activity')).toSorted()).toEqual(['elsewhere', 'of nobody', 'of others']);
    });

    it('erasing a lead erases the visitor and page of its view, its closes, and errors that were reported with the address', async () => {
      await withSite(store());
      await store().recordConversion(aConversion({ viewId: 'its view' }));
      for (const id of ['its view', 'another']) {
        await store().recordView(aView({ id }));
        await store().recordClose(aClose({ id: `close of ${id}`, viewId: id }));
      }
      const report = { at: NOON, siteId: 'site1', popupId: '', where: 'view' };
      await store().recordError({
        ...report,
        id: 'in text',
        message: 'for Dana@example.com',
        url: '',
      });
      await store().recordError({
        ...report,
        id: 'in page',
        message: '',
        url: 'https://s.test/?e=dana%40example.com',
      });
      await store().recordError({
        ...report,
        id: 'of others',
        message: 'x',
        url: 'https://s.test/',
      });
      expect(await store().deleteLeads('account1', 'site1', ['lead1'])).toBe(1);
      const { db } = current().opened;
      const views = await db.selectFrom('view_event').selectAll().orderBy('id').execute();
      expect(views).toMatchObject([
        { id: 'another', url: '' },
        { id: 'its view', url: '' },
      ]);
      expect(new Set(views.map(({ visitor_id }) => visitor_id)).size).toBe(1);
      expect(views[0]?.visitor_id).toMatch(ERASED);
      expect(await idsIn('close_event')).toEqual(['close of another']);
      expect(await idsIn('error_report')).toEqual(['of others']);
    });

    it('erasing a lead leaves no view or draw with the same visitor, while prizes stay counted', async () => {
      await withSite(store());
      await store().recordConversion(aConversion({ visitorId: 'dana' }));
      for (const visitorId of ['dana', 'ruth'])
        for (let n = 0; n < 120; n += 1)
          await store().recordView(aView({ id: `${visitorId} ${n}`, visitorId, cartItems: 1 }));
      for (const visitorId of ['dana', 'ruth'])
        await store().draw({
          id: `draw of ${visitorId}`,
          popupId: aPopup().id,
          visitorId,
          viewId: `${visitorId} 0`,
          at: NOON,
          day: '2026-06-15',
          usesTurn: true,
          choose: () => MUG,
        });
      expect(await store().deleteLeads('account1', 'site1', ['lead1'])).toBe(1);
      const { db } = current().opened;
      const views = await db.selectFrom('view_event').select('visitor_id').execute();
      const draws = await db.selectFrom('draw').select(['visitor_id', 'code']).execute();
      const named = (rows: readonly { readonly visitor_id: string }[], id: string) =>
        rows.filter((row) => row.visitor_id === id).length;
      const carts = await db.selectFrom('open_cart').select('visitor_id').execute();
      expect(carts.map(({ visitor_id }) => visitor_id)).toEqual(['ruth', 'ruth']);
      expect([views.length, named(views, 'dana'), named(views, 'ruth')]).toEqual([240, 0, 120]);
      expect([draws.length, named(draws, 'dana'), named(draws, 'ruth')]).toEqual([2, 0, 1]);
    });

    it('erasing a lead leaves no order number and no page in its orders, which stay counted', async () => {
      await withSite(store());
      for (const visitorId of ['dana', 'ruth']) {
        await store().recordView(
          aView({ id: `view of ${visitorId}`, visitorId, url: 'https://shop.example/sale' }),
        );
        const url = 'https://shop.example/thanks';
        await store().recordGoal(aGoal({ id: visitorId, visitorId, number: '1001', url }));
      }
      await store().recordConversion(aConversion({ visitorId: 'dana' }));
      expect(await store().deleteLeads('account1', 'site1', ['lead1'])).toBe(1);
      const { db } = current().opened;
      const goals = await db.selectFrom('goal_event').selectAll().orderBy('id').execute();
      expect(goals).toMatchObject([
        { id: 'dana', number: '', url: '', counted_pages: '', left_out: 0 },
        { id: 'ruth', number: '1001', counted_pages: '["/sale","/sale"]' },
      ]);
      expect(goals[0]?.visitor_id).toMatch(ERASED);
      expect(goals[0]?.counted).not.toContain('/sale');
    });

    it('people who are erased twice at the same time are erased once, and keep one id each', async () => {
      await withSite(store());
      const ids = Array.from({ length: 30 }, (_, at) => `lead${at}`);
      for (const id of ids) {
        await store().recordConversion(aConversion({ id, visitorId: `visitor of ${id}` }));
        for (let view = 0; view < 3; view += 1)
          await store().recordView(aView({ id: `${id} ${view}`, visitorId: `visitor of ${id}` }));
      }
      const halves = [ids.slice(0, 20), ids.slice(10), ids.toReversed()];
      await Promise.all(halves.map((some) => store().deleteLeads('account1', 'site1', some)));
      const { db } = current().opened;
      const views = await db.selectFrom('view_event').select('visitor_id').execute();
      expect(views.filter(({ visitor_id }) => !ERASED.test(visitor_id))).toEqual([]);
      expect(new Set(views.map(({ visitor_id }) => visitor_id)).size).toBe(30);
    });

    it('erasing a person erases all leads of the address, wherever they were left on the site', async () => {
      await withSite(store());
      const leave = (id: string, email: string, part = {}) =>
        store().recordConversion(
          aConversion({ id, email, visitorId: `visitor of ${id}`, ...part }),
        );
      await leave('first', 'dana@example.com');
      await leave('second', 'DANA@example.com');
      await leave('of ruth', 'ruth@example.com');
      await leave('elsewhere', 'dana@example.com', { siteId: 'site2' });
      await store().recordView(aView({ id: 'seen', visitorId: 'visitor of second' }));
      const due = {
        id: 'd',
        way: 'mail' as const,
        address: 'a@b.test',
        leadId: 'second',
        leads: 1,
      };
      const said = { message: '', request: 'dana', answer: '', status: 200, nextAt: undefined };
      const outcome = { about: 'Dana', state: 'sent' as const, tries: 1, at: NOON, ...said };
      const kind = { week: '', asksConfirmation: false };
      const place = { ...kind, siteId: 'site1', accountId: 'account1', tries: 0 };
      await store().dropDelivery({ ...due, ...place }, outcome);
      const timeline = await store().leadTimeline('account1', 'site1', 'first');
      expect(timeline?.map(({ kind }) => kind).sort()).toEqual(['lead', 'lead', 'view']);
      expect(await store().leadTimeline('account2', 'site1', 'first')).toBeUndefined();
      expect(await store().erasePeople('account2', 'site1', ['first'])).toBe(0);
      expect(await store().erasePeople('account1', 'site1', ['first'])).toBe(2);
      const { db } = current().opened;
      const left = await db.selectFrom('lead').select('id').orderBy('id').execute();
      expect(left.map(({ id }) => id)).toEqual(['elsewhere', 'of ruth']);
      const views = await db.selectFrom('view_event').select('visitor_id').execute();
      expect(views).toEqual([{ visitor_id: expect.stringMatching(ERASED) }]);
      expect(await db.selectFrom('delivery_log').select('id').execute()).toEqual([]);
    });

    it('removing one lead keeps everything else about its person, and what counts', async () => {
      await withSite(store());
      const dana = { visitorId: 'dana', email: 'dana@example.com' };
      await store().recordConversion(aConversion({ id: 'first', ...dana }));
      await store().recordConversion(aConversion({ id: 'second', ...dana, at: NOON + 1 }));
      await store().recordConversion(
        aConversion({ id: 'spam', visitorId: 'robot', suspicion: 'too-many' }),
      );
      for (const visitorId of ['dana', 'robot', 'ruth'])
        await store().recordView(
          aView({ id: `view of ${visitorId}`, visitorId, url: 'https://shop.test/' }),
        );
      await store().recordActivity(anActivity({ id: 'by address', email: 'dana@example.com' }));
      expect(await store().removeLeads('account2', 'site1', ['first'])).toBe(0);
      expect(await store().removeLeads('account1', 'site2', ['first'])).toBe(0);
      expect(await store().removeLeads('account1', 'site1', ['first', 'spam', 'nobody'])).toBe(2);
      const { db } = current().opened;
      const left = await db.selectFrom('lead').select('id').execute();
      expect(left).toEqual([{ id: 'second' }]);
      const views = await db.selectFrom('view_event').selectAll().orderBy('id').execute();
      expect(
        views.map(({ visitor_id, url, erased_lead_at }) => [visitor_id, url, erased_lead_at]),
      ).toEqual([
        ['dana', 'https://shop.test/', NOON - (NOON % 3_600_000)],
        ['robot', 'https://shop.test/', null],
        ['ruth', 'https://shop.test/', null],
      ]);
      expect(await idsIn('activity')).toEqual(['by address']);
      expect(await store().countLeadsOfPeople('account1', 'site1', ['second'])).toBe(1);
      expect(await store().countLeadsOfPeople('account2', 'site1', ['second'])).toBe(0);
    });

    it('an owner’s tags stay when the complete form follows its first steps', async () => {
      await withSite(store());
      await store().recordConversion(aConversion({ isPartial: true }));
      expect(
        await store().tagLeads(
          'account2',
          { siteId: 'site1', leadIds: ['lead1'] },
          { add: ['x'], remove: [] },
        ),
      ).toBe(0);
      await store().tagLeads(
        'account1',
        { siteId: 'site1', leadIds: ['lead1'] },
        { add: ['vip'], remove: [] },
      );
      await store().recordConversion(aConversion({ name: 'Dana Levi' }));
      expect(await store().lead('account1', 'lead1')).toMatchObject({
        tags: ['vip'],
        name: 'Dana Levi',
        isPartial: false,
      });
    });
  });
}
