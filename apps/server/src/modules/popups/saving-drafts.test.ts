import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { anOwnerApp, type OwnerApp } from '../../testing/an-owner-app.ts';
import type { OwnerBrowser } from '../../testing/owner-browser.ts';
import { aDesign } from '../../testing/stub-renderers.ts';

let server: OwnerApp;
let ruth: OwnerBrowser;
let siteId: string;
let clientId: string;

beforeEach(async () => {
  server = await anOwnerApp();
  ruth = await server.anOwner('ruth');
  ({ id: siteId, clientId } = (
    await ruth.call('POST', '/api/owner/sites', { name: 'Shop' })
  ).json().site);
});
afterEach(() => server.close());

const NEWSLETTER = { name: 'Newsletter', type: 'lightbox', format: 'format_1', language: 'en' };
const create = async (request: object = NEWSLETTER) =>
  (await ruth.call('POST', `/api/owner/sites/${siteId}/popups`, request)).json().popup;
const change = (id: string, body: object) => ruth.call('PATCH', `/api/owner/popups/${id}`, body);

describe('saving the draft', () => {
  test('the second of two people who save the same revision gets a conflict', async () => {
    const { id, revision } = await create();
    expect((await change(id, { name: 'Mine', revision })).json().popup).toMatchObject({
      name: 'Mine',
      revision: revision + 1,
    });
    const late = await change(id, { name: 'Theirs', revision });
    expect([late.statusCode, late.json().success]).toEqual([409, false]);
    expect((await ruth.call('GET', `/api/owner/popups/${id}`)).json().popup.name).toBe('Mine');
  });

  test.each([
    ['telepathy', { telepathy: true }],
    ['triggers.afterSecnds', { triggers: { afterSecnds: { seconds: 5, since: 'page' } } }],
  ])('a setting that no popup has is refused by its name: %s', async (name, wrong) => {
    const { id, settings } = await create();
    const answer = await change(id, { name: 'Other', settings: { ...settings, ...wrong } });
    expect([answer.statusCode, answer.json().message]).toEqual([
      400,
      `A popup has no setting "${name}".`,
    ]);
    expect((await ruth.call('GET', `/api/owner/popups/${id}`)).json().popup.name).toBe(
      'Newsletter',
    );
  });

  test('an editor that was open during an update saves, although it sends a former setting', async () => {
    const { id, settings, revision } = await create();
    const sent = { ...settings, stopForConverted: false, telepathy: true };
    const answer = await change(id, { revision, settings: sent });
    expect(answer.json().popup.settings).toEqual({ ...settings, stopForConverted: false });
  });

  test('all settings that a popup may have are saved', async () => {
    const { id } = await create({ ...NEWSLETTER, type: 'gamified' });
    const settings = JSON.parse(
      readFileSync(
        new URL(
          '../../../../../packages/contract/fixtures/full-popup-settings.json',
          import.meta.url,
        ),
        'utf8',
      ),
    );
    const answer = await change(id, { settings });
    expect(answer.json().popup?.settings).toEqual(settings);
  });

  test('a draft with a setting of an older version can be read and saved again', async () => {
    const { id, settings } = await create();
    const live = await server.store.liveSite(clientId);
    const accountId = String(live?.site.accountId);
    const stored = { ...settings, telepathy: true };
    await server.store.updatePopup(accountId, id, {
      changes: { settings: stored },
      at: Date.now(),
    });
    const read = (await ruth.call('GET', `/api/owner/popups/${id}`)).json().popup;
    expect((await change(id, { settings: read.settings })).statusCode).toBe(200);
  });

  test('a new popup from a file of another version keeps what this version knows', async () => {
    const { settings } = await create();
    const later = { ...NEWSLETTER, settings: { ...settings, telepathy: true } };
    expect((await create(later)).settings).toEqual(settings);
  });

  test('contradictory settings are refused', async () => {
    const { id, settings } = await create();
    expect(
      (
        await change(id, {
          settings: { ...settings, closing: { ...settings.closing, option: 'never' } },
        })
      ).statusCode,
    ).toBe(400);
  });

  test.each([
    [
      'a redirect that runs code',
      {
        afterConversion: {
          thanksScreen: false,
          redirect: { url: ' JavaScript:alert(1)', sendFormData: false, target: 'same-tab' },
        },
      },
    ],
    [
      'an audience rule that nobody knows',
      { audience: { groups: [[{ kind: 'moon-phase', operator: 'is', values: ['full'] }]] } },
    ],
    [
      'an operator that the rule has not',
      { audience: { groups: [[{ kind: 'device', operator: 'regex', values: ['x'] }]] } },
    ],
  ])('%s is refused', async (_what, part) => {
    const { id, settings } = await create();
    expect((await change(id, { settings: { ...settings, ...part } })).statusCode).toBe(400);
  });

  test.each([
    ['/sale(?!s)', 'The pattern "/sale(?!s)" looks ahead or behind, which is not supported.'],
    ['(', 'The pattern "(" cannot be read: missing closing ).'],
    [
      '(.{30}){30}',
      'The pattern "(.{30}){30}" is too complex: use fewer or smaller repeats such as {20}.',
    ],
  ])('the pattern %s is refused when it is saved', async (source, message) => {
    const { id, settings } = await create();
    const withPatterns = (...values: string[]) => ({
      settings: {
        ...settings,
        audience: { groups: [[{ kind: 'page-url', operator: 'regex', values }]] },
      },
    });
    expect((await change(id, withPatterns('^/(a|b)+'))).statusCode).toBe(200);
    const answer = await change(id, withPatterns('/sale', source));
    expect([answer.statusCode, answer.json()]).toEqual([400, { success: false, message }]);
  });

  test.each(['49,90', 'ten', '1 000'])(
    'the number %s of an audience rule is refused when it is saved',
    async (value) => {
      const groups = [[{ kind: 'cart-value', operator: 'at_least', values: [value] }]];
      const { id, settings } = await create();
      const answer = await change(id, { settings: { ...settings, audience: { groups } } });
      expect([answer.statusCode, answer.json().message]).toEqual([
        400,
        `The number "${value}" of an audience rule cannot be read. Write it like 49.90.`,
      ]);
    },
  );

  test('a popup may have only as many patterns as can be searched fast', async () => {
    const { id, settings } = await create();
    const values = Array.from({ length: 101 }, (_, at) => `/page-${at}`);
    const answer = await change(id, {
      settings: {
        ...settings,
        audience: { groups: [[{ kind: 'page-url', operator: 'regex', values }]] },
      },
    });
    expect([answer.statusCode, answer.json().message]).toEqual([
      400,
      'A popup has at most 100 patterns.',
    ]);
  });

  test('a design with more blocks than can be drawn fast is refused, with one message', async () => {
    const { id } = await create();
    // Blocks in columns and panels have no separate limit.
    const blocks = (many: number) => ({
      ...aDesign(),
      zones: { one: aDesign(...Array<string>(many).fill('Text')).content },
    });
    expect((await change(id, { design: blocks(1_000) })).statusCode).toBe(200);
    const refused = await change(id, { design: blocks(9_000) });
    expect(refused.statusCode).toBe(400);
    expect(refused.json().message).toBe('This design has too many parts.');
  });

  test('a design nested too deeply or too large is refused, never a 500', async () => {
    const { id } = await create();
    const deep = '['.repeat(20_000) + ']'.repeat(20_000);
    const nested = await server.app.inject({
      method: 'PATCH',
      url: `/api/owner/popups/${id}`,
      headers: {
        cookie: ruth.cookie,
        origin: 'http://localhost:80',
        'content-type': 'application/json',
      },
      payload: `{"design":{"root":{},"content":[{"type":"Text","props":{"id":"a","x":${deep}}}]}}`,
    });
    expect(nested.statusCode).toBe(400);
    const large = await change(id, {
      design: { root: {}, content: [{ type: 'Text', props: { text: 'x'.repeat(600_000) } }] },
    });
    expect(large.statusCode).toBe(413);
  });

  test('a preview draws the unsaved draft of the editor and saves nothing', async () => {
    const { id } = await create();
    const answer = await ruth.call('POST', `/api/owner/popups/${id}/preview`, {
      design: aDesign('Text'),
      language: 'he',
    });
    expect(answer.json()).toEqual({
      success: true,
      html: `<div id="${id}" data-theme="dawn" lang="he">Text</div>`,
    });
    expect((await ruth.call('GET', `/api/owner/popups/${id}`)).json().popup).toMatchObject({
      design: aDesign('Headline', 'Form'),
      revision: 1,
    });
  });
});

test("an owner's own look may contain only colours, known fonts and addresses of pictures", async () => {
  const { id, settings } = await create(NEWSLETTER);
  for (const look of [
    { button: 'red;}' },
    { font: 'Comic Sans' },
    { picture: { url: 'https://a.b/x.jpg");}', veil: 0 } },
    { picture: { url: 'javascript:alert(1)', veil: 0 } },
    { css: 'x' },
  ]) {
    expect(
      (await ruth.call('PATCH', `/api/owner/popups/${id}`, { settings: { ...settings, look } }))
        .statusCode,
    ).toBe(400);
  }
});

test("an owner's own look of a new popup is the site's brand, unless the popup has its own", async () => {
  const brand = { button: '#ff0066', font: 'site' };
  await ruth.call('PATCH', `/api/owner/sites/${siteId}`, { settings: { brand } });
  expect((await create(NEWSLETTER)).settings.look).toEqual(brand);
  const { settings } = await create(NEWSLETTER);
  expect(
    (await create({ ...NEWSLETTER, settings: { ...settings, look: { corners: 4 } } })).settings
      .look,
  ).toEqual({ corners: 4 });
});

test("an owner's own look of a new popup contains the site's logo if there is room for it", async () => {
  const logo = 'https://shop.example/logo.svg';
  await ruth.call('PATCH', `/api/owner/sites/${siteId}`, { settings: { logo } });
  expect(JSON.stringify((await create(NEWSLETTER)).design)).toContain(logo);
  const own = { root: { props: {} }, content: [] };
  expect((await create({ ...NEWSLETTER, design: own })).design).toEqual(own);
  const refused = { settings: { logo: 'javascript:alert(1)' } };
  expect((await ruth.call('PATCH', `/api/owner/sites/${siteId}`, refused)).statusCode).toBe(400);
});
