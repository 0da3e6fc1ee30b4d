import { DisplayAnswer } from '@beckon/contract/calls';
import { defaultSettings } from '@beckon/contract/settings';
import { afterEach, describe, expect, it } from 'vitest';
import { aSiteSettings } from '../../store/testing/a-record.ts';
import {
  buildTestApp,
  CLIENT_ID,
  POPUP_ID,
  type TestApp,
  type TestAppOptions,
} from '../../testing/build-test-app.ts';

let test: TestApp;
afterEach(() => test.close());

async function start(options: TestAppOptions = {}): Promise<void> {
  test = await buildTestApp(options);
}

describe('bad input to the display call', () => {
  const refused = async (reply: ReturnType<typeof test.ask>, status: number) => {
    const { statusCode, json, body } = await reply;
    expect(statusCode).toBe(status);
    expect(json()).toEqual({ success: false, message: expect.any(String) });
    expect(body).not.toMatch(/node_modules|\bat .+:\d+/);
  };
  const post = (payload: string | Buffer, type: string) =>
    test.app.inject({
      method: 'POST',
      url: `/api/display/${CLIENT_ID}`,
      payload,
      headers: { 'content-type': type },
    });

  it.each([
    ['an unknown client id', () => test.post('/api/display/fffffffffffff'), 404],
    ['a client id that is none', () => test.post('/api/display/NOT-AN-ID'), 400],
    ['malformed JSON', () => post('{"domain":', 'application/json'), 400],
    ['JSON that is no object', () => post('[1]', 'application/json'), 400],
    ['wrong types', () => post('{"domain":{"a":1}}', 'application/json'), 400],
    [
      'a 2 MB body',
      () => post(Buffer.alloc(2_000_000, 97), 'application/x-www-form-urlencoded'),
      413,
    ],
    ['a body of another kind', () => post('<a/>', 'application/xml'), 415],
  ])('the display call refuses %s', async (_what, call, status) => {
    await start();
    expect((await call()).statusCode).toBe(status);
    await refused(call(), status);
  });

  it('the display call ignores unreadable lists and cookies', async () => {
    await start();
    await test.publish();
    const reply = await test.ask({
      cookies: '{{{',
      triggers: 'x',
      previous_visited_pages: '[',
      poptin_forms_id: '{}',
      cc: '<b>',
    });
    expect(reply.json()).toMatchObject({
      display: 'allowed',
      poptins: [{ poptin_id: POPUP_ID }],
      cc: 'IL',
    });
  });

  it('the display call and those about an opened popup ignore long texts that other scripts put into storage', async () => {
    await start();
    await test.publish();
    const long = 'x'.repeat(1_000);
    const kept = {
      cc: long,
      converted_email: long,
      wix_cart_id: long,
      store_integration_customer_id: long,
    };
    const reply = await test.ask(kept);
    expect(reply.json()).toMatchObject({ poptins: [{ poptin_id: POPUP_ID }], cc: 'IL' });
    for (const path of [
      `click/${POPUP_ID}`,
      `viewed/${POPUP_ID}`,
      `closed/${POPUP_ID}`,
      `total-website-session/${CLIENT_ID}`,
      `conversion-activities/${CLIENT_ID}`,
    ]) {
      const { statusCode } = await test.post(`/api/display/${path}`, {
        ...kept,
        client_id: CLIENT_ID,
        viewer_id: 'viewer-00000001',
        poptin_id: POPUP_ID,
        email: long,
        activity: 'viewed',
      });
      expect([path, statusCode]).toEqual([path, 200]);
    }
  });

  it('the display call refuses a page of another domain, but not our own pages, this machine, or callers without an origin', async () => {
    await start({ site: { settings: aSiteSettings({ domains: ['shop.test', '*.shop.test'] }) } });
    await refused(test.ask({}, { origin: 'https://evil.example' }), 403);
    await refused(test.ask({}, { origin: 'https://notshop.test' }), 403);
    const hosts = test.refused.of('site1', test.clock.now).map(({ host }) => host);
    expect(hosts).toEqual(['notshop.test', 'evil.example']);
    await refused(test.ask({}, { origin: 'null' }), 403);
    for (const origin of [
      'https://shop.test',
      'https://www.shop.test',
      'https://a.b.shop.test',
      'http://localhost:3000',
      'http://127.0.0.1:8080',
    ]) {
      expect((await test.ask({}, { origin })).statusCode).toBe(200);
    }
    expect(
      (await test.ask({}, { origin: 'https://popups.test', host: 'popups.test' })).statusCode,
    ).toBe(200);
    expect((await test.ask()).statusCode).toBe(200);
  });

  it('the display call reads JSON and beacons, too', async () => {
    await start({ site: { settings: aSiteSettings() } });
    await test.publish({
      ...defaultSettings('lightbox'),
      audience: { groups: [[{ kind: 'device', operator: 'in', values: ['mobile'] }]] },
    });
    for (const [payload, type] of [
      ['{"if_mobile":"1"}', 'application/json'],
      ['{"if_mobile":1}', 'text/plain;charset=UTF-8'],
      ['if_mobile=1', 'text/plain'],
    ] as const) {
      expect((await post(payload, type)).json<DisplayAnswer>().poptins).toHaveLength(1);
    }
    expect((await test.ask()).json()).toMatchObject({ poptins: [] });
  });
});
