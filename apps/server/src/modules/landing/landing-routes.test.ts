import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aSite, aSiteSettings, NOON } from '../../store/testing/a-record.ts';
import { buildTestApp, CLIENT_ID, POPUP_ID, type TestApp } from '../../testing/build-test-app.ts';

let test: TestApp;
beforeEach(async () => {
  test = await buildTestApp();
});
afterEach(() => test.close());

const open = (id = POPUP_ID) => test.app.inject(`/landing/${id}`);

it('a landing page contains the element of its form, and is not for search engines', async () => {
  await test.publish({}, { name: 'Sale <b>"now"</b>' });
  const page = await open();
  expect(page.body).toContain(`<div class="beckon-embedded" data-id="${POPUP_ID}"></div>`);
  expect(page.body).toMatch(new RegExp(`src="/landing-calls/[^"/]+/pixel\\.js\\?id=${CLIENT_ID}"`));
  expect(page.body).toContain('<title>Sale &lt;b&gt;&quot;now&quot;&lt;/b&gt;</title>');
  expect(page.headers).toMatchObject({
    'x-robots-tag': 'noindex',
    'content-security-policy': expect.stringMatching(/default-src 'none'; script-src 'self'/),
  });
});

it('a landing page has its own origin, so that an owner’s html never runs in the origin of the dashboard', async () => {
  await test.publish();
  const policy = String((await open()).headers['content-security-policy']);
  const rules = new Map(
    policy.split('; ').map((rule) => [rule.split(' ')[0], rule.split(' ').slice(1)]),
  );
  expect(rules.get('sandbox')).toContain('allow-scripts');
  expect(rules.get('sandbox')).not.toContain('allow-same-origin');
  expect(rules.get('form-action')).toEqual(["'none'"]);
});

it('a landing page contains no part of a template that runs or redirects by itself', async () => {
  await test.publish({}, { type: 'gamified' });
  const html =
    '<p>Hi</p><meta http-equiv="refresh" content="0;url=//evil.example"><scr<script>ipt>alert(1)</script><base href="//evil.example"><iframe src="x"></iframe>';
  await test.store.publishPopup('account1', POPUP_ID, {
    template: { hash: 'other', html },
    revision: 1,
    at: NOON,
  });
  const { body } = await open();
  expect(body).toContain('<p>Hi</p>');
  expect(body).not.toMatch(/evil\.example|<base|<iframe|<script(?! id="beckon)/);
});

it('a landing page reads and cleans its template once, and again after the next publication', async () => {
  await test.publish({}, { type: 'gamified' });
  const read = vi.spyOn(test.store, 'templateHtml');
  for (let visit = 0; visit < 3; visit += 1) expect((await open()).body).toContain('Hello');
  expect(read.mock.calls.length).toBeLessThanOrEqual(2);
  const template = { hash: 'next', html: '<p>Good evening</p>' };
  await test.store.publishPopup('account1', POPUP_ID, { template, revision: 1, at: NOON });
  expect((await open()).body).toContain('Good evening');
});

it('a landing page shows the picture of a game, which opens it', async () => {
  await test.publish({}, { type: 'gamified', language: 'he' });
  const { body } = await open();
  expect(body).toContain(`href="/api/display/click/${POPUP_ID}"`);
  expect(body).toContain(`<div id="${POPUP_ID}">Hello</div>`);
  expect(body).toContain('<html lang="he" dir="rtl">');
});

it('a landing page does not exist for unknown and paused popups, nor for one with a password field', async () => {
  expect((await open('popup00000009')).statusCode).toBe(404);
  await test.publish();
  await test.store.setPopupStatus('account1', POPUP_ID, { status: 'paused', at: NOON });
  expect((await open()).statusCode).toBe(404);
  await test.store.publishPopup('account1', POPUP_ID, {
    template: { hash: 'other', html: '<input Type = "password">' },
    revision: 1,
    at: NOON,
  });
  expect((await open()).statusCode).toBe(404);
});

it('a page with one sentence says that a popup is not available, in its language or the visitor’s', async () => {
  const { body, headers } = await test.app.inject({
    url: '/landing/damaged',
    headers: { 'accept-language': 'he-IL,he;q=0.9' },
  });
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(body).toContain('<h1>לא זמין</h1>');
  expect((await open('popup00000009')).body).toContain('<h1>Not available</h1>');
  await test.publish({ schedule: { until: '2020-01-01' } }, { language: 'he' });
  const over = await open();
  expect([over.statusCode, over.headers['content-security-policy']]).toEqual([
    404,
    expect.stringContaining("default-src 'none'"),
  ]);
  expect(over.body).toContain('<html lang="he" dir="rtl">');
});

it('a landing page does not exist if only the design for phones has a password field', async () => {
  await test.publish();
  const published = (mobile: string) =>
    test.store.publishPopup('account1', POPUP_ID, {
      template: { hash: 'desktop', html: '<p>Hi</p>' },
      mobileTemplate: { hash: `phone-${mobile.length}`, html: mobile },
      revision: 1,
      at: NOON,
    });
  await published('<input type="text">');
  expect((await open()).statusCode).toBe(200);
  await published('<svg><desc><input type="password"></desc></svg>');
  expect((await open()).statusCode).toBe(404);
});

it('a landing page requests no permission of the device', async () => {
  await test.publish();
  const { headers } = await open();
  expect(headers['permissions-policy']).toMatch(/camera=\(\), microphone=\(\), geolocation=\(\)/);
});

describe('the calls of a landing page, which come from no origin', () => {
  const callsPath = async () =>
    /src="(\/landing-calls\/[^/]+)\//.exec((await open()).body)?.[1] ?? '';
  const ask = (path: string, clientId = CLIENT_ID, headers: Record<string, string> = {}) =>
    test.app.inject({
      method: 'POST',
      url: `${path}/api/display/${clientId}`,
      payload: {},
      headers: { origin: 'null', ...headers },
    });

  beforeEach(async () => {
    await test.close();
    test = await buildTestApp({ site: { settings: aSiteSettings({ domains: ['shop.test'] }) } });
    await test.publish();
  });

  it('calls of a landing page are accepted for its own site, even if the site lists its domains', async () => {
    expect((await ask('')).statusCode).toBe(403);
    expect((await ask(await callsPath())).statusCode).toBe(200);
    const preflight = await test.app.inject({
      method: 'OPTIONS',
      url: `${await callsPath()}/api/display/${CLIENT_ID}`,
      headers: { origin: 'null' },
    });
    expect([preflight.statusCode, preflight.headers['access-control-allow-origin']]).toEqual([
      204,
      '*',
    ]);
  });

  it('calls of a landing page get its popup as a form in the page, whatever its rules say, and no other popup in this way', async () => {
    await test.close();
    test = await buildTestApp({ site: { settings: aSiteSettings({ domains: ['shop.test'] }) } });
    await test.publish({
      audience: { groups: [[{ kind: 'page-url', operator: 'contains', values: ['/checkout'] }]] },
      teaser: {
        showMode: 'always',
        label: 'Deal',
        side: 'left',
        animated: true,
        closeDelayMs: 200,
      },
    });
    const offered = async (path: string, ids: readonly string[]) => {
      const { poptins } = (
        await test.app.inject({
          method: 'POST',
          url: `${path}/api/display/${CLIENT_ID}`,
          payload: { poptin_forms_id: JSON.stringify(ids) },
          headers: { origin: path === '' ? 'https://shop.test' : 'null' },
        })
      ).json();
      return poptins.map((popup: Record<string, unknown>) => [
        popup['poptin_id'],
        popup['poptin_type'],
        popup['is_teasers_on'],
      ]);
    };
    expect(await offered(await callsPath(), [POPUP_ID])).toEqual([[POPUP_ID, 'embedded', 0]]);
    expect(await offered(await callsPath(), [])).toEqual([]);
    expect(await offered('', [POPUP_ID])).toEqual([]);
  });

  it('calls of a landing page are refused for another site, after a week, and from a page that only claims to be one', async () => {
    const other = 'ffffffffffff0';
    await test.store.createSite(
      'account1',
      aSite({ id: 'site2', clientId: other, settings: aSiteSettings({ domains: ['x.test'] }) }),
    );
    const path = await callsPath();
    expect((await ask(path, other)).statusCode).toBe(403);
    expect((await ask('', other, { 'x-beckon-landing-site': other })).statusCode).toBe(403);
    expect((await ask(path.slice(0, -1) + (path.endsWith('A') ? 'B' : 'A'))).statusCode).toBe(403);
    expect((await ask(path, CLIENT_ID, { origin: 'https://elsewhere.example' })).statusCode).toBe(
      403,
    );
    test.clock.now += 9 * 86_400_000;
    expect((await ask(path)).statusCode).toBe(403);
  });

  it('calls of a landing page reach only what its script needs, and nothing that a proxy may protect', async () => {
    const path = await callsPath();
    const statusOf = async (url: string) => (await test.app.inject(url)).statusCode;
    expect(await statusOf(`${path}/api/display/validation-emails`)).toBe(200);
    expect(await statusOf(`${path}/templates/hash-${POPUP_ID}.html`)).toBe(200);
    const others = ['/readyz', `/landing/${POPUP_ID}`, '/api/display/../../readyz', '//readyz'];
    expect(await Promise.all(others.map((url) => statusOf(`${path}${url}`)))).toEqual(
      others.map(() => 404),
    );
  });
});
