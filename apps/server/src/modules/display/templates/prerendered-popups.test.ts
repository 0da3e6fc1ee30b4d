import type { Popup, Prerendered } from '@beckon/contract/popup';
import { LAST_SHOWN_COOKIE } from '@beckon/contract/decide';
import { defaultSettings, type PopupSettings } from '@beckon/contract/settings';
import { afterEach, expect, it, vi } from 'vitest';
import { buildTestApp, POPUP_ID, type TestApp } from '../../../testing/build-test-app.ts';

const THIS_BUILD = 'abc123';
const FILE = `/templates/hash-${POPUP_ID}.html`;
const AT_ONCE: Partial<PopupSettings> = { triggers: { afterSeconds: { seconds: 0, on: 'page' } } };
const CSS = '.bkv-stage{color:red}.bkv-count{color:blue}';

let test: TestApp;
afterEach(() => test.close());

async function start(
  settings: Partial<PopupSettings> = {},
  prerender: (popup: Popup, html: string) => Prerendered | undefined = (popup, html) => ({
    html: `<dialog class="bkv-stage">${popup.name} ${html}</dialog>`,
    css: CSS,
    deviceFonts: '',
    webFonts: '',
  }),
) {
  const drawn = vi.fn(prerender);
  test = await buildTestApp({
    widgetModel: THIS_BUILD,
    prerender: { prerender: drawn, files: ['view-1.js'] },
  });
  await test.publish({ ...AT_ONCE, ...settings });
  await test.app.inject({ url: FILE });
  return drawn;
}

async function ask(fields: Readonly<Record<string, string>> = { model: THIS_BUILD }, cookies = {}) {
  const sent = { cookies: JSON.stringify({ poptin_user_id: 'visitor-1', ...cookies }), ...fields };
  return (await test.ask(sent)).json();
}

it('a popup that opens soon comes prerendered, with the styles that apply to its markup', async () => {
  const drawn = await start();
  await expect.poll(() => ask()).toHaveProperty('prerendered');
  const { prerendered, template_of: id, popups } = await ask();
  expect(prerendered).toEqual({
    html: expect.stringContaining(`<div id="${POPUP_ID}">Hello</div>`),
    css: '.bkv-stage{color:red}',
    deviceFonts: '',
    webFonts: '',
    files: ['view-1.js'],
  });
  expect([id, popups.length]).toEqual([POPUP_ID, 1]);
  expect(drawn).toHaveBeenCalledOnce();
});

it('a visitor who has seen a popup also gets it prerendered, because then the browser need not parse the code that draws it', async () => {
  await start();
  await expect.poll(() => ask()).toHaveProperty('prerendered');
  const seen = { [`${LAST_SHOWN_COOKIE}${POPUP_ID}`]: '' };
  expect(await ask({ model: THIS_BUILD }, seen)).toHaveProperty('prerendered');
});

it('the script of another build gets the template', async () => {
  await start();
  await expect.poll(() => ask()).toHaveProperty('prerendered');
  await expect.poll(() => ask({ model: 'other' })).toHaveProperty('template');
  expect(await ask({ model: 'other' })).not.toHaveProperty('prerendered');
});

it.each<[string, Partial<PopupSettings>]>([
  [
    'counts down',
    {
      appearance: {
        ...defaultSettings('lightbox').appearance,
        timer: { value: '1:00', version: 1 },
      },
    },
  ],
  [
    'has a delayed X',
    { closing: { ...defaultSettings('lightbox').closing, enabledAfterSeconds: 3 } },
  ],
])('a popup that %s comes with its template, and is never prerendered', async (_, settings) => {
  const drawn = await start(settings);
  await expect.poll(() => ask()).toHaveProperty('template');
  expect(drawn).not.toHaveBeenCalled();
});

it.each([
  ['depends on its visitor', () => undefined],
  [
    'cannot be drawn',
    () => {
      throw new Error('broken');
    },
  ],
])('a popup that %s comes with its template, and is tried only once', async (_, prerender) => {
  const drawn = await start({}, prerender);
  await expect.poll(() => ask()).toHaveProperty('template');
  await ask();
  expect(await ask()).toHaveProperty('template');
  expect(drawn).toHaveBeenCalledOnce();
});
