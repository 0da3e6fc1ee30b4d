import { openPostgres } from '../../store/databases/open-postgres.ts';
import { layLine } from '../../store/testing/cut-line.ts';
import { makePostgresDatabase } from '../../store/testing/postgres-database.ts';
import { buildTestApp, CLIENT_ID, POPUP_ID } from '../../testing/build-test-app.ts';

/** A server with one popup whose line to PostgreSQL can be cut or made silent, and its calls. */
export async function aPostgresServer(options: Parameters<typeof openPostgres>[1] = {}) {
  const database = await makePostgresDatabase();
  const line = await layLine(database.url);
  const opened = await openPostgres(line.url, { connections: 3, ...options });
  const test = await buildTestApp({ opened, limitsCalls: false, account: { viewsLimit: 1000 } });
  await test.publish();
  return {
    line,
    test,
    convert: (key: string) =>
      test.post('/api/display/conversion/visitor-1', {
        client_id: CLIENT_ID,
        poptin_id: POPUP_ID,
        idempotency_key: key,
        newExtraFields: '[{"name":"email","type":"email","value":"dana@example.com"}]',
      }),
    view: () =>
      test.post(`/api/display/viewed/${POPUP_ID}`, {
        client_id: CLIENT_ID,
        viewer_id: 'visitor-1',
      }),
    ready: async () => (await test.app.inject('/readyz')).statusCode,
    async drop() {
      line.endSilence();
      await test.close();
      await line.cut();
      await database.drop();
    },
  };
}
