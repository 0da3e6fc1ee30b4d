import type { DisplayAnswer, ExplainAnswer } from '@beckon/contract/calls';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeOwnerToken } from '../../http/owner/owner-token.ts';
import { aSiteSettings, NOON } from '../../store/testing/a-record.ts';
import {
  buildTestApp,
  CLIENT_ID,
  form,
  POPUP_ID,
  SECRET,
  type TestApp,
} from '../../testing/build-test-app.ts';

let test: TestApp;
beforeEach(async () => {
  test = await buildTestApp({ site: { settings: aSiteSettings({ domains: ['shop.test'] }) } });
  await test.publish({
    audience: { groups: [[{ kind: 'device', operator: 'in', values: ['mobile'] }]] },
  });
});
afterEach(() => test.close());

describe('a popup that was requested by a click', () => {
  it.each(['/api/display/click/', '/APIRequest/click/'])(
    'a popup that was requested by a click is sent whatever its rules say: %s',
    async (path) => {
      const reply = await test.post(`${path}${POPUP_ID}`, { client_id: CLIENT_ID });
      expect(reply.json<DisplayAnswer>().poptins).toMatchObject([{ poptin_id: POPUP_ID }]);
    },
  );

  it('a popup that was requested by a click is also found without a client id', async () => {
    const reply = await test.post(`/api/display/click/${POPUP_ID}`);
    expect(reply.json<DisplayAnswer>().poptins).toHaveLength(1);
  });

  it('a plain link leads back to its page, which opens the popup', async () => {
    const from = (referer?: string) =>
      test.app.inject({
        url: `/api/display/click/${POPUP_ID}`,
        headers: referer === undefined ? {} : { referer },
      });
    const back = await from('https://shop.test/sale?x=1#top');
    expect(back.statusCode).toBe(302);
    expect(back.headers.location).toBe(`https://shop.test/sale?x=1&beckon-open=${POPUP_ID}#top`);
    expect((await from('https://evil.example/')).headers.location).toBe(
      `https://shop.test/?beckon-open=${POPUP_ID}`,
    );
    expect((await from()).headers.location).toBe(`https://shop.test/?beckon-open=${POPUP_ID}`);
  });

  it('a popup is sent to a caller who sends numbers instead of texts; one who sends lists gets 400', async () => {
    const answer = (body: object) =>
      test.app.inject({ method: 'POST', url: `/api/display/click/${POPUP_ID}`, payload: body });
    expect((await answer({ referrer: 5, page_title: 7 })).statusCode).toBe(200);
    expect((await answer({ referrer: {} })).statusCode).toBe(400);
  });

  it.each([{ host: '[' }, { host: 'a b' }, { host: 'shop.test/path' }])(
    'a click call whose Host header is no host is refused: $host',
    async (headers) => {
      const other = await buildTestApp({ publicUrl: undefined });
      await other.publish();
      const reply = await other.app.inject({ url: `/api/display/click/${POPUP_ID}`, headers });
      expect([reply.statusCode, reply.json().message]).toEqual([
        400,
        'The Host header of this call has no host.',
      ]);
      await other.close();
    },
  );

  it('a click for a tested popup gets the design of the visitor, and one for a variant the variant', async () => {
    const arm = (name: string) => ({ name, parentId: 'test1', weight: 1 });
    const [original, variant] = ['popup0000000A', 'popup0000000B'];
    await test.publish({ abTest: arm('A') }, { id: original });
    await test.publish({ abTest: { ...arm('B'), originalId: original } }, { id: variant });
    const asked = async (id: string, n: number) => {
      const cookies = `poptin_user_id=visitor-${n}`;
      const reply = await test.post(`/api/display/click/${id}`, { client_id: CLIENT_ID, cookies });
      return reply
        .json<DisplayAnswer>()
        .poptins.map((popup) => popup.poptin_id)
        .join();
    };
    const visitors = Array.from({ length: 20 }, (_, n) => n);
    const shown = await Promise.all(visitors.map((n) => asked(original, n)));
    expect(new Set(shown)).toEqual(new Set([original, variant]));
    expect(await Promise.all(visitors.map((n) => asked(original, n)))).toEqual(shown);
    expect(new Set(await Promise.all(visitors.map((n) => asked(variant, n))))).toEqual(
      new Set([variant]),
    );
    await test.store.setPopupStatus('account1', variant, { status: 'paused', at: NOON });
    expect(await asked(original, shown.indexOf(variant))).toBe(original);
  });

  it('a popup is not sent for a click while it is paused or outside its schedule', async () => {
    const ask = async (id: string) =>
      (await test.post(`/api/display/click/${id}`, { client_id: CLIENT_ID })).statusCode;
    await test.publish({ schedule: { from: '2030-01-01' } }, { id: 'popup00000002' });
    await test.store.setPopupStatus('account1', POPUP_ID, { status: 'paused', at: NOON });
    expect([await ask('popup00000002'), await ask(POPUP_ID)]).toEqual([404, 404]);
  });

  it('a popup of a site without domains opens on our own page, not at an address that comes from a call', async () => {
    await test.store.updateSite('account1', 'site1', { settings: aSiteSettings(), at: 1 });
    await test.store.markSeen('site1', NOON, 'https://evil.example/');
    for (const headers of [{}, { referer: 'https://evil.example/' }]) {
      const { location } = (
        await test.app.inject({ url: `/api/display/click/${POPUP_ID}`, headers })
      ).headers;
      expect(location).toBe(`https://beckon.test/landing/${POPUP_ID}?beckon-open=${POPUP_ID}`);
    }
  });

  it('a click on an unknown popup is refused', async () => {
    for (const method of ['GET', 'POST'] as const) {
      const reply = await test.app.inject({
        method,
        url: '/api/display/click/popup00000009',
        ...(method === 'POST' ? form({}) : {}),
      });
      expect(reply.statusCode).toBe(404);
      expect(reply.json()).toEqual({ success: false, message: expect.any(String) });
    }
  });
});

const explain = (owner: string) =>
  test.app.inject(
    `/api/display/${CLIENT_ID}/explain?owner=${owner}&poptin_viewed_url=https://shop.test/`,
  );

it('the decision trace shows its owner what each rule read', async () => {
  const answer = (
    await explain(writeOwnerToken({ siteId: 'site1', until: NOON + 1 }, SECRET))
  ).json<ExplainAnswer>();
  expect(answer.popups[0]).toMatchObject({ poptin_id: POPUP_ID, offered: false });
  expect(answer.popups[0]?.lines.find(({ rule }) => rule === 'schedule')).toMatchObject({
    passes: true,
    seen: 'Mon 2026-11-16 12:00 (UTC)',
  });
});

it.each([
  ['without a token', ''],
  ['with a token of another site', writeOwnerToken({ siteId: 'site2', until: NOON + 1 }, SECRET)],
  ['with a token that has run out', writeOwnerToken({ siteId: 'site1', until: NOON }, SECRET)],
  [
    'with a token signed by someone else',
    writeOwnerToken({ siteId: 'site1', until: NOON + 1 }, 'another secret'),
  ],
])('the decision trace is refused %s', async (_what, owner) => {
  expect((await explain(owner)).statusCode).toBe(403);
});

it('a template is cached by browsers forever, and runs no script if it is opened directly', async () => {
  const reply = await test.app.inject(`/templates/hash-${POPUP_ID}.html`);
  expect(reply.body).toBe(`<div id="${POPUP_ID}">Hello</div>`);
  expect(reply.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'content-security-policy': expect.stringContaining('sandbox'),
  });
});

it('a template that was never published does not exist', async () => {
  expect((await test.app.inject('/templates/nothing.html')).statusCode).toBe(404);
  expect((await test.app.inject('/templates/..%2f..%2fetc%2fpasswd.html')).statusCode).toBe(400);
});
