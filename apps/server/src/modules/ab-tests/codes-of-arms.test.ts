import { afterEach, beforeEach, expect, it } from 'vitest';
import type { AbTest } from '@beckon/contract/owner-calls';
import { defaultSettings } from '@beckon/contract/settings';
import { anOwnerApp, type OwnerApp } from '../../testing/an-owner-app.ts';
import type { OwnerBrowser } from '../../testing/owner-browser.ts';

const PRIZE = { isWinning: true, chances: 1, usesCodePool: true, code: '' };
const TEN = { ...PRIZE, id: 'ten', label: 'Ten' };
const MUG = { ...PRIZE, id: 'mug', label: 'Mug' };

let server: OwnerApp;
let ruth: OwnerBrowser;
/** The ids of the wheel that is tested, and of its variant. */
let wheel: string;
let b: string;
let test: AbTest;

const withPrizes = (prizes: readonly object[]) => ({
  ...defaultSettings('gamified'),
  game: {
    game: 'wheel',
    prizes,
    skipsPlayScreenAfterWin: false,
    hasCoupon: true,
    formComes: 'before',
  },
});
const addCodes = (id: string, prizeId: string, csv: string) =>
  ruth.call('POST', `/api/owner/popups/${id}/prizes/${prizeId}/codes`, { csv });
const act = (verb: string, body?: object) =>
  ruth.call('POST', `/api/owner/ab-tests/${test.id}/${verb}`, body);

beforeEach(async () => {
  server = await anOwnerApp();
  ruth = await server.anOwner('ruth');
  const { site } = (await ruth.call('POST', '/api/owner/sites', { name: 'Shop' })).json();
  const kind = { type: 'gamified', format: 'format_1', language: 'en' };
  const request = { name: 'Wheel', ...kind, settings: withPrizes([TEN]) };
  const made = await ruth.call('POST', `/api/owner/sites/${site.id}/popups`, request);
  wheel = made.json().popup.id;
  ({ test } = (await ruth.call('POST', `/api/owner/popups/${wheel}/ab-tests`)).json());
  b = test.arms[1]?.popupId ?? '';
});
afterEach(() => server.close());

it('an A/B test does not start with a variant of a game whose winners would get no code', async () => {
  await addCodes(wheel, 'ten', 'A1\nA2');
  const refused = await act('start');
  expect([refused.statusCode, refused.json().message]).toEqual([
    400,
    expect.stringMatching(/^B has no codes for “Ten” yet/),
  ]);
  expect((await addCodes(b, 'ten', 'A1\nA2')).statusCode).toBe(200);
  expect((await act('start')).statusCode).toBe(200);
});

it('an A/B test does not start with a popup whose list never had a code', async () => {
  await addCodes(b, 'ten', 'A1');
  const refused = await act('start');
  expect([refused.statusCode, refused.json().message]).toEqual([
    422,
    expect.stringContaining('No codes yet: “Ten”.'),
  ]);
});

it('an A/B test makes a game the popup together with the codes that nobody has drawn yet', async () => {
  await ruth.call('PATCH', `/api/owner/popups/${b}`, { settings: withPrizes([TEN, MUG]) });
  await addCodes(wheel, 'ten', 'A1\nBOTH');
  await addCodes(b, 'ten', 'BOTH\nB1');
  await addCodes(b, 'mug', 'M1');
  await act('start');
  expect((await act('promote', { arm: 'B' })).statusCode).toBe(200);
  const left = async (id: string) =>
    (await ruth.call('GET', `/api/owner/popups/${id}/prizes`))
      .json()
      .prizes.map(({ codesLeft }: { readonly codesLeft: number }) => codesLeft);
  expect([await left(wheel), await left(b)]).toEqual([
    [3, 1],
    [0, 0],
  ]);
});
