import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { DisplayAnswer } from '@beckon/contract/calls';
import { Value } from 'typebox/value';
import { afterEach, expect, it } from 'vitest';
import { aSite, NOON } from '../../store/testing/a-record.ts';
import {
  buildTestApp,
  POPUP_ID,
  type TestApp,
  type TestAppOptions,
} from '../../testing/build-test-app.ts';

let test: TestApp;
afterEach(() => test.close());

async function start(options: TestAppOptions = {}): Promise<void> {
  test = await buildTestApp(options);
}

it('the display call returns the popups of the site in the format of the contract', async () => {
  await start();
  await test.publish();
  const reply = await test.ask(
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

it('the display call gives an id to a visitor without one, and trusts the country of the cookie', async () => {
  await start();
  await test.publish();
  const answer = (await test.ask({ cc: 'fr' })).json<DisplayAnswer>();
  expect(answer.poptins[0]?.viewer_id).toMatch(/^[a-z0-9]{20}$/);
  expect(answer.cc).toBe('FR');
});

it('the display call handles a popup whose name looks like our own text', async () => {
  await start();
  await test.publish(
    {},
    { name: '"poptin_url":"https://origin-mark.invalid"viewer_id":"viewer-mark.invalid' },
  );
  const answer = (await test.ask({ cookies: 'poptin_user_id=visitor-1' })).json<DisplayAnswer>();
  expect(answer.poptins[0]).toMatchObject({
    viewer_id: 'visitor-1',
    poptin_url: `https://beckon.test/templates/hash-${POPUP_ID}.html`,
  });
});

it('the display call gives phones the phone design and others the desktop design', async () => {
  await start();
  await test.publish({}, { mobileDesign: { root: {}, content: [] } });
  const shown = async (if_mobile: string) =>
    (await test.ask({ if_mobile }))
      .json<DisplayAnswer>()
      .poptins.map(({ poptin_url, poptin_size }) => [
        poptin_url.replace(/.*\//, ''),
        poptin_size.width,
      ]);
  expect(await shown('0')).toEqual([[`hash-${POPUP_ID}.html`, 800]]);
  expect(await shown('1')).toEqual([[`hash-${POPUP_ID}-phone.html`, 390]]);
  expect(await shown('0')).toEqual([[`hash-${POPUP_ID}.html`, 800]]);
});

it('the display call shows a newly published popup at once, and hides a paused one at once', async () => {
  await start();
  expect((await test.ask()).json()).toMatchObject({ poptins: [] });
  await test.publish();
  expect((await test.ask()).json<DisplayAnswer>().poptins).toHaveLength(1);
  await test.store.setPopupStatus('account1', POPUP_ID, { status: 'paused', at: NOON });
  expect((await test.ask()).json()).toMatchObject({ poptins: [] });
});

it('the display call sends an embedded popup only to pages that have its element', async () => {
  await start();
  await test.publish({}, { type: 'embedded' });
  expect((await test.ask()).json()).toMatchObject({ poptins: [] });
  expect(
    (await test.ask({ poptin_forms_id: JSON.stringify([POPUP_ID]) })).json<DisplayAnswer>().poptins,
  ).toHaveLength(1);
});

it('the display call shows one arm of an A/B test, always the same one to the same visitor', async () => {
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
    (await test.ask({ cookies: `poptin_user_id=${visitor}` }))
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

it('all designs of a tested form are offered to pages with the place of the original', async () => {
  await start();
  const test1 = { parentId: 'test1', weight: 1 };
  const [original, variant] = ['popup0000000A', 'popup0000000B'];
  await test.publish({ abTest: { name: 'A', ...test1 } }, { id: original, type: 'embedded' });
  await test.publish(
    { abTest: { name: 'B', ...test1, originalId: original } },
    { id: variant, type: 'embedded' },
  );
  const offeredOn = async (ids: readonly string[], visitor: string) =>
    (
      await test.ask({
        cookies: `poptin_user_id=${visitor}`,
        poptin_forms_id: JSON.stringify(ids),
      })
    ).json<DisplayAnswer>().poptins;
  const seen = new Map<string, string | undefined>();
  for (let n = 0; n < 20; n += 1) {
    const offered = await offeredOn([original], `visitor-${n}`);
    expect(await offeredOn([original, variant], `visitor-${n}`)).toEqual(offered);
    for (const popup of offered) seen.set(popup.poptin_id, popup.ab_test_original_id);
    expect(offered).toHaveLength(1);
  }
  expect(Object.fromEntries(seen)).toEqual({ [original]: undefined, [variant]: original });
});

it('a preview of a design of a test opens this design by its own id', async () => {
  await start();
  const abTest = { name: 'B', parentId: 'test1', weight: 1, originalId: 'popup0000000A' };
  await test.publish({ abTest }, { id: 'popup0000000B' });
  const fields = { cancel_visitor_count: '1', preview_poptin_id: 'popup0000000B' };
  const [shown] = (await test.ask(fields)).json<DisplayAnswer>().poptins;
  expect([shown?.poptin_id, shown?.ab_test_original_id]).toEqual(['popup0000000B', undefined]);
});

it('the display call records where the script was seen, once per five minutes and host, and not in preview', async () => {
  await start();
  await test.ask(
    { poptin_viewed_url: 'https://shop.test/preview', cancel_visitor_count: '1' },
    { origin: 'https://shop.test' },
  );
  await test.ask({ poptin_viewed_url: 'https://evil.example/' });
  await test.ask({ poptin_viewed_url: 'https://evil.example/' }, { origin: 'https://shop.test' });
  await test.ask({ poptin_viewed_url: 'https://shop.test/a' }, { origin: 'https://shop.test' });
  await test.ask({ poptin_viewed_url: 'https://shop.test/b' }, { origin: 'https://shop.test' });
  await expect
    .poll(async () => (await test.store.site('account1', 'site1'))?.lastSeenUrl)
    .toBe('https://shop.test/a');
  await test.ask(
    { poptin_viewed_url: 'https://me@www.shop.test/?mail=dana@example.com&key=1#part' },
    { origin: 'https://www.shop.test' },
  );
  await expect
    .poll(async () => (await test.store.site('account1', 'site1'))?.lastSeenUrl)
    .toBe('https://www.shop.test/');
  test.clock.now += 5 * 60_000;
  await test.ask({ poptin_viewed_url: 'https://shop.test/b?q=1' }, { origin: 'https://shop.test' });
  await expect
    .poll(async () => (await test.store.site('account1', 'site1'))?.lastSeenUrl)
    .toBe('https://shop.test/b');
  test.clock.now += 5 * 60_000;
  const ofPerson = { poptin_viewed_url: 'https://shop.test/u/dana%40example.com' };
  await test.ask(ofPerson, { origin: 'https://shop.test' });
  await expect
    .poll(async () => (await test.store.site('account1', 'site1'))?.lastSeenUrl)
    .toBe('https://shop.test/');
});

it('the display call is compressed if it is long, in an encoding that the browser accepts', async () => {
  test = await buildTestApp();
  for (let n = 0; n < 12; n += 1)
    await test.publish(
      { triggers: { afterSeconds: { seconds: n, on: 'page' } } },
      { id: `popup000000${String(n).padStart(2, '0')}` },
    );
  const answers = await Promise.all(
    ['br', 'gzip', 'br;q=0'].map((encoding) => test.ask({}, { 'accept-encoding': encoding })),
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

it('the display call is answered even if addresses and lists of pages are long', async () => {
  await start();
  const long = 'x'.repeat(70_000);
  expect(
    (
      await test.ask({
        poptin_viewed_url: `https://shop.test/${long}`,
        referrer: long,
        all_visited_pages: long,
      })
    ).statusCode,
  ).toBe(200);
});

it('the display call is limited per minute and address', async () => {
  await start();
  for (let n = 0; n < 3000; n += 1) await test.ask();
  const reply = await test.ask();
  expect(reply.statusCode).toBe(429);
  expect(reply.json()).toEqual({ success: false, message: 'Too many calls. Please wait.' });
  expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
  test.clock.now += 60_000;
  expect((await test.ask()).statusCode).toBe(200);
});

it('a call about a site that does not exist takes no place among the counts of the limits', async () => {
  await start();
  const url = '/api/display/fedcba9876543';
  for (let n = 0; n < 3000; n += 1) expect((await test.post(url)).statusCode).toBe(404);
  await test.store.createSite('account1', aSite({ id: 'site2', clientId: 'fedcba9876543' }));
  expect((await test.post(url)).statusCode).toBe(200);
});

it('the display call says whether an active popup looks at the cart', async () => {
  await start();
  const cartRules = async (): Promise<number | undefined> =>
    (await test.ask({})).json<DisplayAnswer>().site?.cart_rules;
  await test.publish();
  expect(await cartRules()).toBeUndefined();
  const rule = { kind: 'cart-value', operator: 'at_least', values: ['50'] };
  await test.publish({ audience: { groups: [[rule]] } }, { id: 'popup0000cart' });
  expect(await cartRules()).toBe(1);
});
