import { readFileSync } from 'node:fs';
import type { DisplayAnswer } from '@beckon/contract/calls';
import { PopupSettings } from '@beckon/contract/settings';
import { Value } from 'typebox/value';
import { afterEach, describe, expect, it } from 'vitest';
import {
  buildTestApp,
  CLIENT_ID,
  POPUP_ID,
  type TestApp,
  type TestAppOptions,
} from '../../../testing/build-test-app.ts';

const THIS_BUILD = 'wire-this.js';
const SETTINGS = Value.Parse(
  PopupSettings,
  JSON.parse(
    readFileSync(
      new URL(
        '../../../../../../packages/contract/fixtures/full-popup-settings.json',
        import.meta.url,
      ),
      'utf8',
    ),
  ),
);

let test: TestApp;
afterEach(() => test.close());

async function start(
  options: TestAppOptions = {},
  published: Parameters<TestApp['publish']>[1] = {},
): Promise<void> {
  test = await buildTestApp({ widgetModel: THIS_BUILD, ...options });
  const { audience: _, schedule: _s, filters: _f, ...settings } = SETTINGS;
  await test.publish(settings, { type: 'gamified', format: 'format_1', ...published });
}

async function ask(
  fields: Readonly<Record<string, string>>,
  url = `/api/display/${CLIENT_ID}`,
): Promise<DisplayAnswer> {
  const cookies = '{"poptin_user_id":"visitor-1"}';
  const answer = await test.post(url, { client_id: CLIENT_ID, cookies, ...fields });
  return answer.json<DisplayAnswer>();
}

describe('the form in which popups are sent', () => {
  it.each([
    ['a script that names no build', {}],
    ['a script of another build', { model: 'wire-other.js' }],
  ])('popups have wire names for %s', async (_, fields) => {
    await start();
    const answer = await ask(fields);
    expect(answer).not.toHaveProperty('popups');
    expect(answer.poptins).toMatchObject([{ poptin_id: POPUP_ID }]);
  });

  it('popups are in our own form for a script of this build, in a display call and after a click', async () => {
    await start();
    for (const url of [undefined, `/api/display/click/${POPUP_ID}`]) {
      const { poptins, popups } = await ask({ model: THIS_BUILD }, url);
      expect(poptins).toEqual([]);
      expect(popups).toMatchObject([
        { id: POPUP_ID, type: 'gamified', teaser: SETTINGS.teaser, closing: SETTINGS.closing },
      ]);
    }
  });

  it('popups are never in our own form if the script is not built here', async () => {
    await start({ widgetModel: undefined });
    expect(await ask({ model: '' })).not.toHaveProperty('popups');
  });
});

it('a popup in our own form contains no odds, codes and audience, which stay on the server', async () => {
  await start();
  const { popups } = await ask({ model: THIS_BUILD });
  expect(JSON.stringify(popups)).not.toMatch(/"(chances|audience|schedule|look|codes)"/);
  expect(JSON.stringify(popups?.[0]?.game)).not.toContain('"code"');
});

it.each(['0', '1'])(
  'a popup in our own form has the template, size, viewer and credit of the wire (phone: %s)',
  async (phone) => {
    await start({ account: { plan: 'free' } }, { mobileDesign: { root: {}, content: [] } });
    const fields = { if_mobile: phone };
    const [wire] = (await ask(fields)).poptins;
    const [popup] = (await ask({ ...fields, model: THIS_BUILD })).popups ?? [];
    expect(popup).toMatchObject({
      template: { url: wire?.poptin_url },
      appearance: { size: wire?.poptin_size },
      accountId: wire?.account_id,
      viewerId: wire?.viewer_id,
      language: wire?.lang,
      hasCredit: true,
      isFreePlan: true,
    });
    expect(wire?.poptin_url.includes('-phone')).toBe(phone === '1');
  },
);
