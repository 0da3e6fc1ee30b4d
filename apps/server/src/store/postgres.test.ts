import { openPostgres } from './open-postgres.ts';
import { storeSuite } from './store-suite.ts';
import { makePostgresDatabase } from './testing/postgres-database.ts';

storeSuite('PostgreSQL', async () => {
  const database = await makePostgresDatabase();
  let opened = await openPostgres(database.url, { connections: 5 });
  return {
    opened,
    async reopen() {
      await opened.store.close();
      opened = await openPostgres(database.url, { connections: 5 });
      return opened;
    },
    async remove() {
      await opened.store.close();
      await database.drop();
    },
  };
});
