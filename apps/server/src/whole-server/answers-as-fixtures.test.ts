import { readFileSync, writeFileSync } from 'node:fs';
import { ConversionAnswer, DisplayAnswer, DrawAnswer, ViewedAnswer } from '@beckon/contract/calls';
import type { LightMyRequestResponse } from 'fastify';
import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { afterEach, expect, it } from 'vitest';
import { writeOwnerToken } from '../http/owner/owner-token.ts';
import { NOON } from '../store/testing/a-record.ts';
import {
  buildTestApp,
  CLIENT_ID,
  POPUP_ID,
  SECRET,
  type TestApp,
  type TestAppOptions,
} from '../testing/build-test-app.ts';

const FOLDER = new URL('../../../../packages/contract/fixtures/', import.meta.url);
/**
 * `UPDATE_FIXTURES=1` overwrites the fixtures with the server's current answers. The widget's tests
 * then show whether the widget can still read them.
 */
const isUpdating = process.env['UPDATE_FIXTURES'] === '1';

let test: TestApp;
afterEach(() => test.close());

const GAME = {
  game: 'wheel',
  skipsPlayScreenAfterWin: false,
  hasCoupon: true,
  formComes: 'before',
  prizes: [
    {
      id: 'ten',
      label: '10 % off',
      isWinning: true,
      chances: 50,
      code: 'TEN',
      usesCodePool: false,
      redirect: { to: 'url', url: 'https://shop.test/', delaySeconds: 4 },
    },
    {
      id: 'none',
      label: 'Next time',
      isWinning: false,
      chances: 50,
      code: '',
      usesCodePool: false,
    },
  ],
} as const;

async function start(options: TestAppOptions = {}): Promise<void> {
  test = await buildTestApp(options);
  await test.publish(
    { game: { ...GAME, prizes: [...GAME.prizes] } },
    { type: 'gamified', format: 'format_1' },
  );
}

const post = (url: string, fields: Readonly<Record<string, string>>) => test.post(url, fields);
const display = (fields: Readonly<Record<string, string>> = {}) =>
  post(`/api/display/${CLIENT_ID}`, { cookies: '{"poptin_user_id":"visitor-1"}', ...fields });
const view = () =>
  post(`/api/display/viewed/${POPUP_ID}`, {
    viewer_id: test.viewerId('visitor-1'),
    client_id: CLIENT_ID,
  });
const convert = () =>
  post(`/api/display/conversion/${test.viewerId('visitor-1')}`, {
    client_id: CLIENT_ID,
    poptin_id: POPUP_ID,
    email: 'a@b.co',
  });

/**
 * Checks that the answer equals the fixture that the widget's tests read, and matches the schema of
 * the contract. Random ids are replaced by zeros.
 */
function expectFixture(name: string, reply: LightMyRequestResponse, schema: TSchema): void {
  const answer: unknown = JSON.parse(
    reply.body.replaceAll(/"[a-z0-9]{24}"/g, `"${'0'.repeat(24)}"`),
  );
  expect([...Value.Errors(schema, answer)]).toEqual([]);
  const file = new URL(`${name}.json`, FOLDER);
  if (isUpdating) writeFileSync(file, `${JSON.stringify(answer, undefined, 2)}\n`);
  expect(answer).toEqual(JSON.parse(readFileSync(file, 'utf8')));
}

it('the server offers popups as display-allowed.json', async () => {
  await start();
  expectFixture('display-allowed', await display(), DisplayAnswer);
});

it('the server offers popups to a script of its own build as display-model.json', async () => {
  await start({ widgetModel: 'thisbuild' });
  expectFixture('display-model', await display({ model: 'thisbuild' }), DisplayAnswer);
});

it('the server sends visitors only display-restricted.json when the plan is at its limit', async () => {
  await start({ account: { viewsLimit: 0 } });
  expectFixture('display-restricted', await display(), DisplayAnswer);
});

it('the server sends the owner display-restricted-owner.json when the plan is at its limit', async () => {
  await start({ account: { viewsLimit: 0 } });
  expectFixture(
    'display-restricted-owner',
    await display({ owner: writeOwnerToken({ siteId: 'site1', until: NOON + 1 }, SECRET) }),
    DisplayAnswer,
  );
});

it('the server acknowledges a view as viewed-ok.json', async () => {
  await start();
  expectFixture('viewed-ok', await view(), ViewedAnswer);
});

it('the server acknowledges a conversion as conversion-ok.json', async () => {
  await start();
  expectFixture('conversion-ok', await convert(), ConversionAnswer);
});

it.each([
  ['draw-won', 0.1],
  ['draw-lost', 0.9],
])('the server answers a draw as %s.json', async (name, random) => {
  await start();
  test.random.next = random;
  await convert();
  const viewId = (await view()).json<ViewedAnswer>().poptin_view_id;
  expectFixture(
    name,
    await post(`/api/display/draw/${POPUP_ID}`, {
      client_id: CLIENT_ID,
      viewer_id: test.viewerId('visitor-1'),
      poptin_view_id: viewId,
    }),
    DrawAnswer,
  );
});
