import { DisplayAnswer } from '@beckon/contract/calls';
import { Value } from 'typebox/value';
import { afterEach, describe, expect, it } from 'vitest';
import { writeOwnerToken } from '../../http/owner/owner-token.ts';
import { NOON } from '../../store/testing/a-record.ts';
import {
  buildTestApp,
  CLIENT_ID,
  POPUP_ID,
  SECRET,
  type TestApp,
  type TestAppOptions,
} from '../../testing/build-test-app.ts';

let test: TestApp;
afterEach(() => test.close());

async function start(options: TestAppOptions = {}): Promise<void> {
  test = await buildTestApp(options);
}

describe('a plan that has reached its limit', () => {
  const over = { account: { plan: 'starter', viewsLimit: 1 } };
  const view = () =>
    test.app.inject({
      method: 'POST',
      url: `/api/display/viewed/${POPUP_ID}`,
      payload: { viewer_id: 'v', client_id: CLIENT_ID },
    });

  it('a plan that has reached its limit shows nothing to visitors, and sends the specified message', async () => {
    await start(over);
    await test.publish();
    expect((await test.ask()).json()).toMatchObject({ display: 'allowed' });
    await view();
    expect((await test.ask()).json()).toMatchObject({
      display: 'not_allowed',
      message: 'You have been reached the max poptins views number',
      poptins: [],
      is_client_restriction: false,
      client_restriction_setting: {},
    });
  });

  it('a plan that has reached its limit informs its owner, and reminds after two days', async () => {
    await start(over);
    await test.publish();
    await view();
    const owner = writeOwnerToken({ siteId: 'site1', until: NOON + 9e9 }, SECRET);
    const first = (await test.ask({ owner })).json<DisplayAnswer>();
    expect(first).toMatchObject({
      is_client_restriction: true,
      client_restriction_setting: { mote_than_two_days: false },
    });
    expect([...Value.Errors(DisplayAnswer, first)]).toEqual([]);
    test.clock.now += 48 * 3_600_000 + 1;
    expect((await test.ask({ owner })).json()).toMatchObject({
      client_restriction_setting: { mote_than_two_days: true },
    });
    expect((await test.ask({ owner: `${owner}x` })).json()).toMatchObject({
      is_client_restriction: false,
    });
  });

  it('a plan that has reached its limit starts again with the next month', async () => {
    await start(over);
    await test.publish();
    await view();
    test.clock.now = Date.UTC(2026, 11, 1, 1);
    expect((await test.ask()).json()).toMatchObject({ display: 'allowed' });
  });

  it('a suspended account shows nothing', async () => {
    await start();
    await test.publish();
    await test.store.updateAccount('account1', { isSuspended: true });
    expect((await test.ask()).json()).toMatchObject({
      display: 'not_allowed',
      message: 'Client restricted',
      poptins: [],
    });
  });
});
