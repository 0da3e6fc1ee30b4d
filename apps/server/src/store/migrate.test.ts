import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { buildStore } from './build-store.ts';
import type { Database } from './database.ts';
import { migrate, NewerDatabase, STEPS } from './migrate.ts';
import { aPopup, aSite, aSiteSettings, NOON } from './testing/a-record.ts';
import { BOTH_ENGINES, health } from './testing/both-engines.ts';

it('migration numbers ascend, because a step numbered before a finished one would be refused', () => {
  const numbers = STEPS.map(({ name }) => name.slice(0, 4));
  expect(numbers).toEqual([...new Set(numbers)].sort());
});

it.each(BOTH_ENGINES)(
  'an old version says that a newer one has updated the database, on %s',
  async (_name, connect) => {
    const { db, engine, drop } = await connect();
    await migrate(db, engine);
    await sql`insert into kysely_migration (name, timestamp)
      values ('9999-later', '2099-01-01T00:00:00.000Z')`.execute(db);
    const refused = migrate(db, engine);
    await expect(refused).rejects.toBeInstanceOf(NewerDatabase);
    await expect(refused).rejects.toThrow(
      /^A newer Beckon has updated the database \(9999-later\)/,
    );
    await db.destroy();
    await drop();
  },
);

it.each(BOTH_ENGINES)(
  'a migration keeps what a database of the first release contains, on %s',
  async (_name, connect) => {
    const { db, engine, drop } = await connect();
    await migrate(db, engine, '0002-owners');
    await fillAsThen(db);
    const { store } = await buildStore(db, engine, { health });
    try {
      expect(await store.accountOfUser('user1')).toMatchObject({ id: 'account1', name: 'Dana' });
      expect(await store.sitesOf('account1')).toMatchObject([
        { id: 'older', settings: aSiteSettings() },
        { id: 'newer', settings: { leadNotices: { emails: ['a@b.example'] } } },
      ]);
      expect(await store.clientIdOfDomain('dana.myshopify.com')).toBe('client-older1');
      expect(await store.popup('account1', 'popup00000001')).toMatchObject({
        name: 'Newsletter',
        revision: 3,
        mobileDesign: null,
        settings: aPopup().settings,
      });
      expect((await store.liveSite('client-older1'))?.popups).toMatchObject([
        { id: 'popup00000001', published: { templateHash: 'abc' } },
      ]);
      const needed = db.selectFrom('popup').select(['id', 'template_hash']);
      expect(await needed.execute()).toContainEqual({ id: 'popup00000001', template_hash: 'abc' });
      expect(await store.lead('account1', 'lead1')).toMatchObject({
        email: 'ann@example.com',
        isPartial: false,
        url: '',
      });
      expect(await store.drawOf('popup00000001', 'visitor-1')).toEqual({
        id: 'draw1',
        popupId: 'popup00000001',
        visitorId: 'visitor-1',
        viewId: 'view1',
        prizeId: 'mug',
        label: 'A mug',
        isWinning: true,
        code: 'MUG',
        at: NOON,
      });
      expect(await store.destinationsOf('account1', 'newer')).toMatchObject([
        {
          id: 'webhook-newer',
          kind: 'webhook',
          settings: { url: 'https://hooks.example/leads' },
          secrets: { oldSecret: 'a secret' },
        },
      ]);
      expect(await store.latestSiteChange()).toBe(1);
      expect(
        await store.updateSite('account1', 'newer', {
          settings: aSiteSettings({ domains: ['new.example'] }),
          at: NOON,
        }),
      ).toBeDefined();
    } finally {
      await store.close();
      await drop();
    }
  },
);

it.each(BOTH_ENGINES)(
  'an update removes what may name a visitor from the pages on which sites were seen last, on %s',
  async (_name, connect) => {
    const { db, engine, drop } = await connect();
    const { store } = await buildStore(db, engine, { health });
    const seen = {
      'https://shop.example/a?mail=dana@example.com': 'https://shop.example/a',
      'https://shop.example/#key=1': 'https://shop.example/',
      'https://shop.example/u/dana%40example.com/': 'https://shop.example/',
      'https://shop.example/b': 'https://shop.example/b',
      'not an address': undefined,
    };
    try {
      const { id } = await store.createSite('account1', aSite());
      for (const [before, after] of Object.entries(seen)) {
        await db.updateTable('site').set({ last_seen_url: before }).execute();
        await STEPS.find(({ name }) => name === '0060-seen-pages')?.up(db, engine);
        expect((await store.site('account1', id))?.lastSeenUrl).toBe(after);
      }
    } finally {
      await store.close();
      await drop();
    }
  },
);

it.each(BOTH_ENGINES)(
  'an update that was aborted within a step can be repeated, on %s',
  async (_name, connect) => {
    const { db, engine, drop } = await connect();
    try {
      await migrate(db, engine, '0049-waiting-offers');
      // The last change of the next step fails.
      await sql`drop index lead_newest`.execute(db);
      await expect(migrate(db, engine)).rejects.toThrow('lead_newest');
      await sql`create index lead_newest on lead (site_id, at, id)`.execute(db);
      await migrate(db, engine);
    } finally {
      await db.destroy();
      await drop();
    }
  },
);

/** Inserts rows in the form of the tables of migration 0001. */
async function fillAsThen(db: Database): Promise<void> {
  const settings = JSON.stringify(aSiteSettings());
  const webhook = { webhookUrl: 'https://hooks.example/leads', webhookSecret: 'a secret' };
  const notified = JSON.stringify({
    ...aSiteSettings(),
    leadNotices: { emails: ['a@b.example'], ...webhook },
  });
  const published = JSON.stringify({
    name: 'Newsletter',
    target: 'lead',
    language: 'en',
    templateHash: 'abc',
    revision: 3,
    at: NOON,
    settings: aPopup().settings,
  });
  await sql`insert into owner_account (id, name, plan, suspended, created_at) values ('account1', 'Dana', 'unlimited', 0, ${NOON})`.execute(
    db,
  );
  await sql`insert into account_member (account_id, user_id) values ('account1', 'user1')`.execute(
    db,
  );
  await sql`insert into site (id, client_id, account_id, name, settings, created_at, updated_at) values
    ('older', 'client-older1', 'account1', 'Older', ${settings}, ${NOON}, ${NOON}), ('newer', 'client-newer1', 'account1', 'Newer', ${notified}, ${NOON + 1}, ${NOON + 1})`.execute(
    db,
  );
  await sql`insert into site_domain (site_id, host_name) values ('newer', 'dana.myshopify.com'), ('older', 'dana.myshopify.com')`.execute(
    db,
  );
  await sql`insert into site_change (client_id) values ('client-older1')`.execute(db);
  await sql`insert into popup (id, site_id, account_id, name, type, format, theme, language, target, status, design, settings, revision, published, created_at, updated_at)
    values ('popup00000001', 'older', 'account1', 'Newsletter', 'lightbox', 'format_1', 'dawn', 'en', 'lead', 'active', '{"root":{},"content":[]}',
      ${JSON.stringify(aPopup().settings)}, 3, ${published}, ${NOON}, ${NOON})`.execute(db);
  await sql`insert into lead (id, popup_id, site_id, account_id, view_id, visitor_id, email, name, phone, fields, trigger_name, device, country, url, referrer, suspicion,
      coupon_code, prize_label, extra_button, partial, context, search_text, at)
    values ('lead1', 'popup00000001', 'older', 'account1', 'view1', 'visitor-1', 'ann@example.com', '', '', '[]', 'time', 'desktop', 'IL', '', '', '', '', '', '', 0, '{}', '', ${NOON})`.execute(
    db,
  );
  await sql`insert into draw (id, popup_id, visitor_id, view_id, prize_id, label, winning, code, day, at)
    values ('draw1', 'popup00000001', 'visitor-1', 'view1', 'mug', 'A mug', 1, 'MUG', '2026-11-16', ${NOON})`.execute(
    db,
  );
}
