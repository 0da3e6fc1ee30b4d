import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { DisplayAnswer } from '@beckon/contract/calls';
import { defaultSettings } from '@beckon/contract/settings';
import { Value } from 'typebox/value';
import { afterEach, describe, expect, it } from 'vitest';
import { writeOwnerToken } from '../../http/owner-token.ts';
import { aSiteSettings, NOON } from '../../store/testing/a-record.ts';
import {
  buildTestApp,
  CLIENT_ID,
  form,
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

const ask = (
  fields: Readonly<Record<string, string>> = {},
  headers: Readonly<Record<string, string>> = {},
  clientId = CLIENT_ID,
) => {
  const { payload, headers: type } = form(fields);
  return test.app.inject({
    method: 'POST',
    url: `/api/display/${clientId}`,
    payload,
    headers: { ...type, ...headers },
    remoteAddress: '203.0.113.7',
  });
};

describe('the display call', () => {
  it('answers the popups of the site, as the contract says', async () => {
    await start();
    await test.publish();
    const reply = await ask(
      { cookies: JSON.stringify({ poptin_user_id: 'visitor-1' }) },
      { origin: 'https://any.example' },
    );
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['access-control-allow-origin']).toBe('*');
    expect(reply.headers['access-control-allow-credentials']).toBeUndefined();
    expect([...Value.Errors(DisplayAnswer, reply.json())]).toEqual([]);
    expect(reply.json()).toMatchObject({
      display: 'allowed',
      country: 'Israel',
      country_code: 'IL',
      cc: 'IL',
      ip: '',
      poptins: [
        {
          poptin_id: POPUP_ID,
          viewer_id: 'visitor-1',
          poptin_url: `https://beckon.test/templates/hash-${POPUP_ID}.html`,
          account_id: 'account1',
        },
      ],
      site: { attention_budget: 2, day_kind: 'rolling', consent_mode: 'off', trusted_code: 0 },
    });
  });

  it('gives a visitor without an id one, and trusts the country of the cookie', async () => {
    await start();
    await test.publish();
    const answer = (await ask({ cc: 'fr' })).json<DisplayAnswer>();
    expect(answer.poptins[0]?.viewer_id).toMatch(/^[a-z0-9]{20}$/);
    expect(answer.cc).toBe('FR');
  });

  it('is not led astray by a popup whose name looks like our own text', async () => {
    await start();
    await test.publish(
      {},
      { name: '"poptin_url":"https://origin-mark.invalid"viewer_id":"viewer-mark.invalid' },
    );
    const answer = (await ask({ cookies: 'poptin_user_id=visitor-1' })).json<DisplayAnswer>();
    expect(answer.poptins[0]).toMatchObject({
      viewer_id: 'visitor-1',
      poptin_url: `https://beckon.test/templates/hash-${POPUP_ID}.html`,
    });
  });

  it('gives phones the phone design and others the desktop design', async () => {
    await start();
    await test.publish({}, { mobileDesign: { root: {}, content: [] } });
    const shown = async (if_mobile: string) =>
      (await ask({ if_mobile }))
        .json<DisplayAnswer>()
        .poptins.map(({ poptin_url, poptin_size }) => [
          poptin_url.replace(/.*\//, ''),
          poptin_size.width,
        ]);
    expect(await shown('0')).toEqual([[`hash-${POPUP_ID}.html`, 800]]);
    expect(await shown('1')).toEqual([[`hash-${POPUP_ID}-phone.html`, 390]]);
    expect(await shown('0')).toEqual([[`hash-${POPUP_ID}.html`, 800]]);
  });

  it('shows what is published at once, and hides what is paused at once', async () => {
    await start();
    expect((await ask()).json()).toMatchObject({ poptins: [] });
    await test.publish();
    expect((await ask()).json<DisplayAnswer>().poptins).toHaveLength(1);
    await test.store.setPopupStatus('account1', POPUP_ID, 'paused', NOON);
    expect((await ask()).json()).toMatchObject({ poptins: [] });
  });

  it('shows a paused popup in preview only', async () => {
    await start();
    await test.publish();
    await test.store.setPopupStatus('account1', POPUP_ID, 'paused', NOON);
    expect((await ask({ preview_poptin_id: POPUP_ID })).json<DisplayAnswer>().poptins).toHaveLength(
      1,
    );
  });

  it.each([
    ['unique', ''],
    ['unique', 'SORRY5'],
  ] as const)(
    "shows a draft's %s coupon with a trial code, not none and not a real one",
    async (type, code) => {
      const settings = { ...defaultSettings('lightbox'), coupon: { type, code } };
      const published = {
        name: 'Draft',
        target: 'lead' as const,
        language: 'en' as const,
        templateHash: 'x',
        revision: 2,
        at: NOON,
        settings,
      };
      await start({
        draftOf: async ({ id: siteId }, id) => ({
          html: '',
          popup: { id, siteId, type: 'lightbox', format: 'format_1', isActive: true, published },
        }),
      });
      const owner = writeOwnerToken({ siteId: 'site1', until: NOON + 1 }, SECRET);
      const [popup] = (await ask({ preview_poptin_id: POPUP_ID, owner })).json<DisplayAnswer>()
        .poptins;
      expect(popup?.design_properties.coupon).toEqual({ coupon_type: 'unique', code: 'PREVIEW' });
    },
  );

  it('shows the saved draft in preview to the owner alone, and never by its published template', async () => {
    const published = {
      name: 'Draft',
      target: 'lead' as const,
      language: 'en' as const,
      templateHash: 'x',
      revision: 2,
      at: NOON,
    };
    const game = {
      game: 'wheel' as const,
      skipsPlayScreenAfterWin: false,
      hasCoupon: true,
      formComes: 'never' as const,
      prizes: [
        { id: 'a', label: 'Ten', isWinning: true, chances: 3, code: 'REAL', usesCodePool: false },
      ],
    };
    const asked: unknown[] = [];
    await start({
      draftOf: async (site, popupId, isMobile) => {
        asked.push([site.id, popupId, isMobile]);
        return {
          html: '<p>Draft</p>',
          popup: {
            id: popupId,
            siteId: site.id,
            type: 'gamified',
            format: 'format_1',
            isActive: true,
            published: { ...published, settings: { ...defaultSettings('gamified'), game } },
          },
        };
      },
    });
    await test.publish();
    const owner = writeOwnerToken({ siteId: 'site1', until: NOON + 1 }, SECRET);
    const answer = (
      await ask({ preview_poptin_id: POPUP_ID, owner, if_mobile: '1' })
    ).json<DisplayAnswer>();
    expect([...Value.Errors(DisplayAnswer, answer)]).toEqual([]);
    expect(answer.poptins).toMatchObject([
      {
        poptin_name: 'Draft',
        poptin: '<p>Draft</p>',
        prizes: { p0_a: { chances: 3, code: 'PREVIEW' } },
      },
    ]);
    expect(asked).toEqual([['site1', POPUP_ID, true]]);
    const strangers = [
      '',
      'made.up.token',
      writeOwnerToken({ siteId: 'site2', until: NOON + 1 }, SECRET),
      writeOwnerToken({ siteId: 'site1', until: NOON - 1 }, SECRET),
    ];
    for (const token of strangers) {
      expect((await ask({ preview_poptin_id: POPUP_ID, owner: token })).json()).toMatchObject({
        poptins: [{ poptin_name: 'Newsletter' }],
      });
    }
    expect((await ask({ owner })).json()).toMatchObject({
      poptins: [{ poptin_name: 'Newsletter' }],
    });
    expect(asked).toHaveLength(1);
  });

  it('sends an embedded popup only to pages that have its place', async () => {
    await start();
    await test.publish({}, { type: 'embedded' });
    expect((await ask()).json()).toMatchObject({ poptins: [] });
    expect(
      (await ask({ poptin_forms_id: JSON.stringify([POPUP_ID]) })).json<DisplayAnswer>().poptins,
    ).toHaveLength(1);
  });

  it('shows one arm of an A/B test, always the same to the same visitor', async () => {
    await start();
    await test.publish(
      { abTest: { name: 'A', parentId: 'test1', weight: 1 } },
      { id: 'popup0000000A' },
    );
    await test.publish(
      { abTest: { name: 'B', parentId: 'test1', weight: 1 } },
      { id: 'popup0000000B' },
    );
    const armOf = async (visitor: string) =>
      (await ask({ cookies: `poptin_user_id=${visitor}` }))
        .json<DisplayAnswer>()
        .poptins.map((popup) => popup.ab_test);
    const arms = new Set<string | undefined>();
    for (let n = 0; n < 20; n += 1) {
      const first = await armOf(`visitor-${n}`);
      expect(first).toHaveLength(1);
      expect(await armOf(`visitor-${n}`)).toEqual(first);
      arms.add(first[0]);
    }
    expect(arms).toEqual(new Set(['A', 'B']));
  });

  it('remembers where the script was seen, once in five minutes and host, and not in preview', async () => {
    await start();
    await ask(
      { poptin_viewed_url: 'https://shop.test/preview', cancel_visitor_count: '1' },
      { origin: 'https://shop.test' },
    );
    await ask({ poptin_viewed_url: 'https://evil.example/' });
    await ask({ poptin_viewed_url: 'https://evil.example/' }, { origin: 'https://shop.test' });
    await ask({ poptin_viewed_url: 'https://shop.test/a' }, { origin: 'https://shop.test' });
    await ask({ poptin_viewed_url: 'https://shop.test/b' }, { origin: 'https://shop.test' });
    await expect
      .poll(async () => (await test.store.site('account1', 'site1'))?.lastSeenUrl)
      .toBe('https://shop.test/a');
    await ask({ poptin_viewed_url: 'https://www.shop.test/' }, { origin: 'https://www.shop.test' });
    await expect
      .poll(async () => (await test.store.site('account1', 'site1'))?.lastSeenUrl)
      .toBe('https://www.shop.test/');
    test.clock.now += 5 * 60_000;
    await ask({ poptin_viewed_url: 'https://shop.test/b' }, { origin: 'https://shop.test' });
    await expect
      .poll(async () => (await test.store.site('account1', 'site1'))?.lastSeenUrl)
      .toBe('https://shop.test/b');
  });

  it('is sent compressed when it is long, in whichever form the browser takes', async () => {
    test = await buildTestApp();
    for (let n = 0; n < 12; n += 1)
      await test.publish(
        { triggers: { afterSeconds: { seconds: n, on: 'page' } } },
        { id: `popup000000${String(n).padStart(2, '0')}` },
      );
    const answers = await Promise.all(
      ['br', 'gzip', 'br;q=0'].map((encoding) => ask({}, { 'accept-encoding': encoding })),
    );
    expect(answers.map(({ headers }) => headers['content-encoding'])).toEqual([
      'br',
      'gzip',
      undefined,
    ]);
    const [br, gzip, plain] = answers.map(({ rawPayload }) => rawPayload);
    const shown = (text: Buffer) => JSON.parse(text.toString()).poptins.length;
    expect(
      [brotliDecompressSync(br ?? ''), gunzipSync(gzip ?? ''), plain ?? Buffer.of()].map(shown),
    ).toEqual([12, 12, 12]);
  });

  it('is answered however long addresses and lists of pages are', async () => {
    await start();
    const long = 'x'.repeat(70_000);
    expect(
      (
        await ask({
          poptin_viewed_url: `https://shop.test/${long}`,
          referrer: long,
          all_visited_pages: long,
        })
      ).statusCode,
    ).toBe(200);
  });

  it('is limited a minute and address', async () => {
    await start();
    for (let n = 0; n < 3000; n += 1) await ask();
    const reply = await ask();
    expect(reply.statusCode).toBe(429);
    expect(reply.json()).toEqual({ success: false, message: 'Too many calls. Please wait.' });
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
    test.clock.now += 60_000;
    expect((await ask()).statusCode).toBe(200);
  });
});

describe('a plan that has reached its limit', () => {
  const over = { account: { plan: 'starter', viewsLimit: 1 } };
  const view = () =>
    test.app.inject({
      method: 'POST',
      url: `/api/display/viewed/${POPUP_ID}`,
      payload: { viewer_id: 'v', client_id: CLIENT_ID },
    });

  it('shows nothing to visitors, with the specified message', async () => {
    await start(over);
    await test.publish();
    expect((await ask()).json()).toMatchObject({ display: 'allowed' });
    await view();
    expect((await ask()).json()).toMatchObject({
      display: 'not_allowed',
      message: 'You have been reached the max poptins views number',
      poptins: [],
      is_client_restriction: false,
      client_restriction_setting: {},
    });
  });

  it('tells its owner, and reminds after two days', async () => {
    await start(over);
    await test.publish();
    await view();
    const owner = writeOwnerToken({ siteId: 'site1', until: NOON + 9e9 }, SECRET);
    const first = (await ask({ owner })).json<DisplayAnswer>();
    expect(first).toMatchObject({
      is_client_restriction: true,
      client_restriction_setting: { mote_than_two_days: false },
    });
    expect([...Value.Errors(DisplayAnswer, first)]).toEqual([]);
    test.clock.now += 48 * 3_600_000 + 1;
    expect((await ask({ owner })).json()).toMatchObject({
      client_restriction_setting: { mote_than_two_days: true },
    });
    expect((await ask({ owner: `${owner}x` })).json()).toMatchObject({
      is_client_restriction: false,
    });
  });

  it('starts again with the next month', async () => {
    await start(over);
    await test.publish();
    await view();
    test.clock.now = Date.UTC(2026, 11, 1, 1);
    expect((await ask()).json()).toMatchObject({ display: 'allowed' });
  });

  it('shows nothing of a suspended account', async () => {
    await start();
    await test.publish();
    await test.store.updateAccount('account1', { isSuspended: true });
    expect((await ask()).json()).toMatchObject({
      display: 'not_allowed',
      message: 'Client restricted',
      poptins: [],
    });
  });
});

describe('bad input to the display call', () => {
  const refused = async (reply: ReturnType<typeof ask>, status: number) => {
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
    ['an unknown client id', () => ask({}, {}, 'fffffffffffff'), 404],
    ['a client id that is none', () => ask({}, {}, 'NOT-AN-ID'), 400],
    ['malformed JSON', () => post('{"domain":', 'application/json'), 400],
    ['JSON that is no object', () => post('[1]', 'application/json'), 400],
    ['wrong types', () => post('{"domain":{"a":1}}', 'application/json'), 400],
    [
      'a 2 MB body',
      () => post(Buffer.alloc(2_000_000, 97), 'application/x-www-form-urlencoded'),
      413,
    ],
    ['a body of another kind', () => post('<a/>', 'application/xml'), 415],
  ])('refuses %s', async (_what, call, status) => {
    await start();
    expect((await call()).statusCode).toBe(status);
    await refused(call(), status);
  });

  it('takes lists and cookies that cannot be read for not told', async () => {
    await start();
    await test.publish();
    const reply = await ask({
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

  it('refuses a page of another domain, but not our own pages, this machine, or callers without an origin', async () => {
    await start({ site: { settings: aSiteSettings({ domains: ['shop.test', '*.shop.test'] }) } });
    await refused(ask({}, { origin: 'https://evil.example' }), 403);
    await refused(ask({}, { origin: 'https://notshop.test' }), 403);
    await refused(ask({}, { origin: 'null' }), 403);
    for (const origin of [
      'https://shop.test',
      'https://www.shop.test',
      'https://a.b.shop.test',
      'http://localhost:3000',
      'http://127.0.0.1:8080',
    ]) {
      expect((await ask({}, { origin })).statusCode).toBe(200);
    }
    expect((await ask({}, { origin: 'https://popups.test', host: 'popups.test' })).statusCode).toBe(
      200,
    );
    expect((await ask()).statusCode).toBe(200);
  });

  it('reads JSON and beacons too', async () => {
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
    expect((await ask()).json()).toMatchObject({ poptins: [] });
  });
});
