import { makePostgresDatabase } from '../store/testing/postgres-database.ts';
import { ownerJourneySuite } from '../testing/owner-journey-suite.ts';

ownerJourneySuite('PostgreSQL', async () => {
  const { url, drop } = await makePostgresDatabase();
  return { postgresUrl: url, remove: drop };
});
