import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, CLIENT_ID, POPUP_ID, type TestApp } from '../../testing/build-test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
  await test.publish();
});
afterAll(() => test.close());

const URL_OF_PAGE = `https://shop.test/?${'q'.repeat(9000)}`;

it.each([
  ['view', 'view_event', `viewed/${POPUP_ID}`, { client_id: CLIENT_ID, viewer_id: 'visitor-1' }],
  ['close', 'close_event', `closed/${POPUP_ID}`, { client_id: CLIENT_ID }],
  [
    'known visitor',
    'activity',
    `conversion-activities/${CLIENT_ID}`,
    { email: 'dana@example.com', activity: 'viewed', poptin_id: POPUP_ID },
  ],
] as const)(
  'a %s on a page with a very long address is recorded with a shortened address',
  async (_what, table, path, body) => {
    const reply = await test.app.inject({
      method: 'POST',
      url: `/api/display/${path}`,
      payload: { ...body, url: URL_OF_PAGE },
    });
    expect(reply.statusCode).toBe(200);
    const rows = await test.opened.db.selectFrom(table).select('url').execute();
    expect(rows).toEqual([{ url: URL_OF_PAGE.slice(0, 2000) }]);
  },
);
