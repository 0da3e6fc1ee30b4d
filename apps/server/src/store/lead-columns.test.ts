import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { migrate } from './migrate.ts';
import { leadColumnSteps } from './migrations/lead-column-steps.ts';
import { connectPostgres, postgresEngine } from './databases/open-postgres.ts';
import { connectSqlite, sqliteEngine } from './databases/open-sqlite.ts';
import { createStoreHealth } from './store-health.ts';
import { toLeadRow } from './queries/leads/lead-row.ts';
import { aConversion } from './testing/a-record.ts';
import { makePostgresDatabase } from './testing/postgres-database.ts';

const health = createStoreHealth();

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
  'a column that a new line of the lead table names is added to leads, on %s',
  async (_name, connect) => {
    const { db, engine, drop } = await connect();
    try {
      await migrate(db, engine);
      await db.insertInto('lead').values(toLeadRow(aConversion())).execute();
      const steps = leadColumnSteps({
        email: { column: 'email' },
        shoeSize: { column: 'shoe_size', addedBy: '9001-shoe-size' },
      });
      expect(steps.map(({ name }) => name)).toEqual(['9001-shoe-size']);
      for (const step of steps) await step.up(db, engine);
      const { rows } = await sql`select id, shoe_size from lead`.execute(db);
      expect(rows).toEqual([{ id: 'lead1', shoe_size: '' }]);
    } finally {
      await db.destroy();
      await drop();
    }
  },
);
