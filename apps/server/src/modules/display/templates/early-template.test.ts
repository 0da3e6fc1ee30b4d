import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { defaultSettings, type PopupSettings } from '@beckon/contract/settings';
import { LAST_SHOWN_COOKIE } from '@beckon/contract/decide';
import { afterEach, describe, expect, it } from 'vitest';
import { buildTestApp, POPUP_ID, type TestApp } from '../../../testing/build-test-app.ts';

const HTML = `<div id="${POPUP_ID}">Hello</div>`;
const FILE = `/templates/hash-${POPUP_ID}.html`;
const AT_ONCE: Partial<PopupSettings> = { triggers: { afterSeconds: { seconds: 0, on: 'page' } } };

let test: TestApp;
afterEach(() => test.close());

async function start(settings: Partial<PopupSettings>): Promise<void> {
  test = await buildTestApp();
  await test.publish(settings);
}

async function ask(
  cookies: Readonly<Record<string, string>> = {},
  headers: Readonly<Record<string, string>> = {},
) {
  return test.ask(
    { cookies: JSON.stringify({ poptin_user_id: 'visitor-1', ...cookies }) },
    headers,
  );
}

/** Requests the template once, which makes the server cache it for the following display calls. */
async function askUntilEarly(headers: Readonly<Record<string, string>> = {}) {
  await test.app.inject({ url: FILE });
  await expect.poll(async () => (await ask()).json()).toHaveProperty('template');
  return ask({}, headers);
}

describe('a popup that opens soon', () => {
  it('a popup that opens soon comes with its template, in any encoding that the browser accepts', async () => {
    await start(AT_ONCE);
    expect((await ask()).json()).not.toHaveProperty('template');
    const plain = await askUntilEarly();
    expect(plain.json()).toMatchObject({
      template: HTML,
      template_of: POPUP_ID,
      display: 'allowed',
      poptins: [{ poptin_id: POPUP_ID }],
    });
    const [br, gz] = [
      await askUntilEarly({ 'accept-encoding': 'br' }),
      await askUntilEarly({ 'accept-encoding': 'gzip' }),
    ];
    expect([br, gz].map((reply) => reply.headers['content-encoding'])).toEqual(['br', 'gzip']);
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
    expect(gunzipSync(gz.rawPayload).toString()).toBe(plain.body);
  });

  it('a popup comes without its template for a visitor who has seen it, because the browser has the file', async () => {
    await start(AT_ONCE);
    await askUntilEarly();
    const seen = await ask({ [`${LAST_SHOWN_COOKIE}${POPUP_ID}`]: '' });
    expect(seen.json().poptins).toHaveLength(1);
    expect(seen.json()).not.toHaveProperty('template');
  });

  it.each<[string, Partial<PopupSettings>]>([
    ['waits longer', { triggers: { afterSeconds: { seconds: 20, on: 'page' } } }],
    ['waits for a click', { triggers: { ...AT_ONCE.triggers, clickOnly: true } }],
    [
      'may be stopped by a filter',
      { ...AT_ONCE, filters: { sourceCode: { html: 'sale', action: 'show' } } },
    ],
  ])('a popup that %s comes without its template', async (_why, settings) => {
    await start({ ...defaultSettings('lightbox'), ...settings });
    await test.app.inject({ url: FILE });
    await test.app.inject({ url: FILE });
    expect((await ask()).json()).not.toHaveProperty('template');
  });
});
