import { defaultConsentDesign } from '@beckon/contract/consent';
import { type LogEvent, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aDestination } from '../modules/deliveries/testing/a-destination.ts';
import { buildStore, type OpenedStore } from './build-store.ts';
import { connectSqlite, sqliteEngine } from './databases/open-sqlite.ts';
import { createStoreHealth } from './store-health.ts';
import { aProduct, fillCatalogue } from './testing/a-product.ts';
import {
  aClose,
  anActivity,
  aConversion,
  aPopup,
  aProof,
  aSite,
  aView,
  NOON,
  TODAY,
} from './testing/a-record.ts';
import { DAY_MS } from '../lib/time/durations.ts';

/** SQLite runs on the event loop: visitors wait while a statement runs. docs/decisions/0020. */
describe("an owner's long work on SQLite", () => {
  let opened: OpenedStore;
  let queries: LogEvent['query'][] = [];

  beforeEach(async () => {
    const health = createStoreHealth();
    const db = connectSqlite(':memory:', {
      ...health,
      note(event: LogEvent) {
        queries.push(event.query);
        health.note(event);
      },
    });
    opened = await buildStore(db, sqliteEngine, { health });
    await opened.store.createSite('account1', aSite());
    queries = [];
  });
  afterEach(() => opened.store.close());

  /** The query plans of SQLite for the queries so far. */
  async function plans(): Promise<readonly string[]> {
    const found: string[] = [];
    for (const { sql: text, parameters } of queries.filter(({ sql: one }) =>
      /^(select|delete)/.test(one),
    )) {
      const { rows } = await opened.db.executeQuery<{ detail: string }>({
        sql: `explain query plan ${text}`,
        parameters,
        query: sql`select 1`.toOperationNode(),
        queryId: { queryId: 'plan' },
      });
      found.push(...rows.map(({ detail }) => detail));
    }
    return found;
  }

  async function makeLeads(count: number): Promise<readonly string[]> {
    const { store } = opened;
    const ids = Array.from({ length: count }, (_, at) => `lead${at}`);
    await Promise.all(
      ids.flatMap((id, at) => [
        store.recordConversion(
          aConversion({ id, viewId: `view${at}`, email: `${id}@shop.example` }),
        ),
        store.recordView(aView({ id: `view${at}` })),
        store.recordClose(aClose({ id: `close${at}`, viewId: `view${at}` })),
        store.recordActivity(anActivity({ id: `activity${at}`, email: `${id}@shop.example` })),
      ]),
    );
    queries = [];
    return ids;
  }

  async function makeLeadsOnly(count: number): Promise<void> {
    await Promise.all(
      Array.from({ length: count }, (_, at) =>
        opened.store.recordConversion(
          aConversion({ id: `lead${at}`, email: `lead${at}@shop.example` }),
        ),
      ),
    );
  }

  /** Counts the turns of the event loop that other work got during this work. */
  async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
    let turns = 0;
    let next = setImmediate(function count() {
      turns += 1;
      next = setImmediate(count);
    });
    try {
      await work();
    } finally {
      clearImmediate(next);
    }
    return turns;
  }

  it('a page of the list of orders is read in the order of an index', async () => {
    const { store } = opened;
    await store.goalsOf('account1', 'site1', { limit: 50 });
    const after = { day: TODAY, at: NOON, id: 'goal1' };
    await store.goalsOf('account1', 'site1', { limit: 50, after });
    const found = (await plans()).filter((plan) => plan.includes('goal_event'));
    expect(found).toHaveLength(2);
    expect(found.every((plan) => plan.includes('goal_event_in_order'))).toBe(true);
    expect((await plans()).filter((plan) => plan.includes('TEMP B-TREE'))).toEqual([]);
  });

  it('erasing leads runs in steps, and other work runs between them', async () => {
    const ids = await makeLeads(250);
    const turns = await turnsDuring(() => opened.store.deleteLeads('account1', 'site1', ids));
    // 250 rows of each of four tables, 50 at a time, and one more step that finds none.
    expect(turns).toBeGreaterThanOrEqual(20);
    const times = (start: string) =>
      queries.filter(({ sql: text }) => text.startsWith(start)).length;
    for (const table of ['lead', 'view_event', 'close_event', 'activity'])
      expect(times(`delete from "${table}"`)).toBe(6);
  });

  it('reading the leads for a spreadsheet runs in steps, and other work runs between them', async () => {
    await makeLeads(250);
    const sizes: number[] = [];
    const turns = await turnsDuring(async () => {
      for await (const leads of opened.store.streamLeads('account1', 'site1', {}))
        sizes.push(leads.length);
    });
    expect(sizes).toEqual([50, 50, 50, 50, 50]);
    expect(turns).toBeGreaterThanOrEqual(5);
  });

  it.each([
    ['a page of the list', {}, 2_500],
    ['a search that few leads match', { search: 'lead2499@' }, 1],
    ['a search that no lead matches', { search: 'nowhere-at-all' }, 0],
    ['the leads of one popup', { popupId: 'popup00000001' }, 2_500],
  ] as const)('looking for %s runs in steps, also to count them', async (_what, query, total) => {
    await makeLeadsOnly(2_500);
    let page: Awaited<ReturnType<typeof opened.store.leadsPage>>;
    const turns = await turnsDuring(async () => {
      page = await opened.store.leadsPage('account1', 'site1', { limit: 10, ...query });
    });
    expect(page).toMatchObject({ total });
    // 2,500 leads, 1,000 at a time: two pauses to count them.
    expect(turns).toBeGreaterThanOrEqual(2);
  });

  it('adding an upload of codes and removing it runs in steps', async () => {
    const codes = Array.from({ length: 1_000 }, (_, at) => `code${at}`);
    await opened.store.createPopup('account1', aPopup());
    const pool = { popupId: 'popup00000001', prizeId: 'prize1' };
    const adding = await turnsDuring(async () => {
      expect(await opened.store.addCodes('account1', pool, codes)).toMatchObject({ added: 1_000 });
    });
    const removing = await turnsDuring(async () => {
      expect(await opened.store.removeCodes('account1', pool)).toBe(1_000);
    });
    // 100 codes at a time.
    expect(adding).toBeGreaterThanOrEqual(10);
    expect(removing).toBeGreaterThanOrEqual(10);
  });

  it('removing expired consent runs in steps, also over sites that have none', async () => {
    const { store } = opened;
    const sites = Array.from({ length: 30 }, (_, at) => `site${at + 1}`);
    for (const id of sites) {
      if (id !== 'site1')
        await store.createSite('account1', aSite({ id, clientId: `client${id}` }));
      const draft = { ...defaultConsentDesign('en'), recordDays: 30 };
      await store.saveConsentDraft('account1', id, { draft, expectedRevision: 0 });
    }
    for (let at = 0; at < 200; at += 1)
      await store.recordConsent(aProof({ id: `proof${at}`, consentId: `visitor${at}` }), 'none-1');
    queries = [];
    const turns = await turnsDuring(async () => {
      expect(await store.removeOldConsent(NOON + 31 * DAY_MS)).toBe(200);
    });
    // 200 proofs and 200 visitors, 50 at a time, and 30 sites.
    expect(turns).toBeGreaterThanOrEqual(4 + 4 + 30);
    const walks = (await plans()).filter((plan) => plan.endsWith('(site_id=?)'));
    expect(walks).toEqual([]);
  });

  it('removing a destination leaves its log to be removed in steps', async () => {
    const { store } = opened;
    await store.createDestination(aDestination('webhook', {}, { id: 'hook1' }), 9);
    const deliveries = [{ way: 'webhook' as const, address: 'hook1' }];
    for (let at = 0; at < 120; at += 1)
      await store.recordConversion(aConversion({ id: `lead${at}`, viewId: `v${at}`, deliveries }));
    const due = await store.takeDueDeliveries('site1', { now: NOON, until: NOON, limit: 120 });
    for (const delivery of due)
      await store.postponeDelivery(delivery, NOON, {
        state: 'waiting',
        tries: 1,
        about: '',
        message: '',
        request: '',
        answer: '',
        status: undefined,
        nextAt: NOON,
        at: NOON,
      });
    queries = [];
    expect(await store.deleteDestination('account1', 'hook1')).toBe(true);
    const texts = queries.map(({ sql: text }) => text);
    expect(texts.filter((text) => /delete.*"(delivery_log|lead_notice)"/.test(text))).toEqual([]);
    const turns = await turnsDuring(async () => {
      expect(await store.removeLeftovers()).toBe(240);
    });
    // 120 rows of each of two tables, 50 at a time, and one more step that finds none.
    expect(turns).toBeGreaterThanOrEqual(8);
  });

  it('erasing leads does not scan all rows of the site', async () => {
    const ids = await makeLeads(2);
    await opened.store.deleteLeads('account1', 'site1', ids);
    const walks = (await plans()).filter((plan) => /SCAN|\(site_id=\?\)$/.test(plan));
    expect(walks).toEqual([]);
  });

  it('activities and error reports of one moment are written with one statement each', async () => {
    const { store } = opened;
    const report = { siteId: 'site1', popupId: '', where: 'view', message: 'x', url: '', at: NOON };
    const ids = Array.from({ length: 40 }, (_, at) => `${at}`);
    await Promise.all(
      [...ids, '1'].flatMap((id) => [
        store.recordActivity(anActivity({ id })),
        store.recordError({ ...report, id }),
      ]),
    );
    for (const table of ['activity', 'error_report'] as const) {
      // The first event does not wait for others.
      const writes = queries.filter(({ sql: text }) => text.startsWith(`insert into "${table}"`));
      expect(writes.length).toBeLessThanOrEqual(2);
      const rows = await opened.db.selectFrom(table).select('id').execute();
      expect(rows.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    }
  });

  it('searching error reports for the address runs in steps', async () => {
    const ids = await makeLeads(1);
    for (let at = 0; at < 250; at += 1)
      await opened.store.recordError({
        id: `report${at}`,
        siteId: 'site1',
        popupId: '',
        where: 'view',
        message: at % 50 === 0 ? 'for lead0@shop.example' : 'x',
        url: '',
        at: NOON,
      });
    queries = [];
    await opened.store.deleteLeads('account1', 'site1', ids);
    const { rows } = await sql<{ left: number }>`select count(*) as left from error_report`.execute(
      opened.db,
    );
    expect(rows).toEqual([{ left: 245 }]);
    expect(
      queries.filter(({ sql: text }) => text.includes('from "error_report" where "site_id"')),
    ).toHaveLength(3);
  });

  it('finding products by their ids does not scan the others', async () => {
    const { store } = opened;
    await fillCatalogue(store, 'site1', [aProduct('1'), aProduct('2')]);
    queries = [];
    await store.productsByIds('site1', ['v1', 'p2', 'p3', 'p1']);
    expect(queries).toHaveLength(2);
    await store.popularProducts('site1', '2026-11-16', 4);
    expect(queries).toHaveLength(3);
    await store.countProductEvents('site1', '2026-11-16', ['v1', 'p2']);
    await store.orderedAfter('site1', ['v1', 'p2'], 4);
    const found = (await plans()).filter((detail) => detail.startsWith('SEARCH product '));
    expect(found.length).toBeGreaterThanOrEqual(6);
    for (const detail of found)
      expect(detail).toMatch(/\((site_id=\? AND (variant|product)_id=\?)/);
  });
});
