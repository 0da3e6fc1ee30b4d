import { afterEach, expect, test } from 'vitest';
import { buildTestApp, CLIENT_ID, POPUP_ID, type TestApp } from '../../testing/build-test-app.ts';

let server: TestApp | undefined;
afterEach(() => server?.close());

test('one address can create at most six hundred views a minute, one visitor thirty', async () => {
  server = await buildTestApp();
  await server.publish();
  const { post, opened } = server;
  const view = (visitorId: string) =>
    post(`/api/display/viewed/${POPUP_ID}`, { client_id: CLIENT_ID, viewer_id: visitorId });
  for (let seen = 0; seen < 31; seen += 1) await view('one');
  for (let seen = 0; seen < 600; seen += 1) await view(`made-up-${seen}`);
  const rows = await opened.db.selectFrom('view_event').select('visitor_id').execute();
  expect(rows.filter(({ visitor_id }) => visitor_id === 'one')).toHaveLength(30);
  expect(rows.length).toBeLessThanOrEqual(600);
});
