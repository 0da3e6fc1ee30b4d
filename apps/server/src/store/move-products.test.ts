import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { buildStore } from './build-store.ts';
import { migrate } from './migrate.ts';
import { connectPostgres, postgresEngine } from './databases/open-postgres.ts';
import { connectSqlite, sqliteEngine } from './databases/open-sqlite.ts';
import { createStoreHealth } from './store-health.ts';
import { aSiteSettings, NOON } from './testing/a-record.ts';
import { makePostgresDatabase } from './testing/postgres-database.ts';

const health = createStoreHealth();

const OLD_PRODUCT = {
  productId: 'p1',
  variantId: 'v1',
  title: 'Mug',
  description: 'Of stone',
  handle: 'mug',
  image: 'https://shop.test/mug.jpg',
  price: '9.90',
  compareAtPrice: '12.00',
  inStock: 0,
  collection: 'mugs',
};

it.each([
  [
    'SQLite',
    async () => ({
      db: connectSqlite(':memory:', health),
      engine: sqliteEngine,
      drop: async () => {},
    }),
  ],
  [
    'PostgreSQL',
    async () => {
      const { url, drop } = await makePostgresDatabase();
      return { db: connectPostgres(url, 2, health), engine: postgresEngine, drop };
    },
  ],
])(
  'a migration moves the products of a site’s settings into its catalogue, on %s',
  async (_name, connect) => {
    const { db, engine, drop } = await connect();
    await migrate(db, engine, '0027-views-by-visitor');
    const shop = { currency: 'ILS', freeShippingFrom: 199, products: [OLD_PRODUCT, OLD_PRODUCT] };
    const settings = JSON.stringify({ ...aSiteSettings(), shop });
    await sql`insert into site (id, client_id, account_id, name, settings, created_at, updated_at)
    values ('site1', '0123456789abc', 'account1', 'Shop', ${settings}, ${NOON}, ${NOON})`.execute(
      db,
    );
    const { store } = await buildStore(db, engine, { health });
    try {
      const site = await store.site('account1', 'site1');
      expect(site?.settings.shop).toEqual({ currency: 'ILS', freeShippingFrom: 199 });
      expect(await store.productsOfCollections('site1', ['mugs'], 4)).toMatchObject([
        {
          variantId: 'v1',
          productId: 'p1',
          title: 'Mug',
          description: 'Of stone',
          price: '9.90',
          compareAtPrice: '12.00',
          currency: 'ILS',
          inventory: 0,
          collections: ['mugs'],
          state: 'sold-out',
        },
      ]);
      expect(await store.catalogue('account1', 'site1')).toMatchObject({ state: 'none' });
    } finally {
      await store.close();
      await drop();
    }
  },
);
