import { defaultSettings } from '@beckon/contract/settings';
import { parse } from 'csv-parse/sync';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aDraw, COUPON } from '../../store/testing/a-draw.ts';
import { anOwnerApp, type OwnerApp } from '../../testing/an-owner-app.ts';
import type { OwnerBrowser } from '../../testing/owner-browser.ts';

let server: OwnerApp;
let ruth: OwnerBrowser;
let siteId: string;
let popupId: string;

const PRIZES = [
  {
    id: 'ten',
    label: '10% off',
    isWinning: true,
    chances: 3,
    code: '',
    usesCodePool: true,
    stock: 12,
  },
  { id: 'blank', label: 'Next time', isWinning: false, chances: 1, code: '', usesCodePool: false },
];

beforeEach(async () => {
  server = await anOwnerApp();
  ruth = await server.anOwner('ruth');
  siteId = (await ruth.call('POST', '/api/owner/sites', { name: 'Shop' })).json().site.id;
  const game = {
    game: 'wheel',
    prizes: PRIZES,
    skipsPlayScreenAfterWin: false,
    hasCoupon: true,
    formComes: 'before',
  };
  popupId = (
    await ruth.call('POST', `/api/owner/sites/${siteId}/popups`, {
      name: 'Wheel',
      type: 'gamified',
      format: 'format_1',
      language: 'en',
      settings: { ...defaultSettings('gamified'), game },
    })
  ).json().popup.id;
});
afterEach(() => server.close());

test('a file with more codes than a site may have is refused in words for the owner', async () => {
  vi.spyOn(server.store, 'addCodes').mockResolvedValueOnce('full');
  const refused = await upload('A\nB');
  expect([refused.statusCode, refused.json().message]).toEqual([
    409,
    'All popups of a site may have 500,000 codes together, and as many again in its trash. Remove codes that you do not need, or upload fewer.',
  ]);
});

const upload = (csv: string, prizeId = 'ten') =>
  ruth.call('POST', `/api/owner/popups/${popupId}/prizes/${prizeId}/codes`, { csv });
const stock = async () =>
  (await ruth.call('GET', `/api/owner/popups/${popupId}/prizes`)).json().prizes;

async function draw(visitorId: string): Promise<void> {
  await server.store.draw({
    id: `draw-${visitorId}`,
    popupId,
    visitorId,
    viewId: '',
    at: server.clock.nowMs,
    day: '2026-05-20',
    usesTurn: true,
    choose: () => ({
      prizeId: 'ten',
      label: '=10% off',
      isWinning: true,
      code: '',
      takesCode: true,
      share: 1 / 3,
    }),
  });
}

test('codes are uploaded as CSV: new ones count, repeated ones do not', async () => {
  expect((await upload('Code\nA1\nB2\nA1\n')).json()).toEqual({
    success: true,
    added: 2,
    duplicates: 1,
    otherCase: 0,
    invalid: 0,
    codesLeft: 2,
    firstCodes: ['A1', 'B2'],
    elsewhere: [],
  });
  expect((await upload('B2\nC3\n')).json()).toEqual({
    success: true,
    added: 1,
    duplicates: 1,
    otherCase: 0,
    invalid: 0,
    codesLeft: 3,
    firstCodes: ['B2', 'C3'],
    elsewhere: [],
  });
});

test('codes in other upper and lower case are left out, in the list and against the pool, and kept as typed', async () => {
  expect((await upload('Dup1\nDUP1\nB2')).json()).toMatchObject({
    added: 2,
    duplicates: 0,
    otherCase: 1,
    codesLeft: 2,
  });
  expect((await upload('dup1\nB2\nC3')).json()).toMatchObject({
    added: 1,
    duplicates: 1,
    otherCase: 1,
    codesLeft: 3,
  });
});

test('an upload says which other popups of the site have codes of the list, and how many', async () => {
  await upload('A1\nB2\nC3');
  const copy = await ruth.call('POST', `/api/owner/popups/${popupId}/duplicate`);
  const other = copy.json().popup;
  const toOther = (csv: string) =>
    ruth.call('POST', `/api/owner/popups/${other.id}/prizes/ten/codes`, { csv });
  expect((await toOther('a1\nB2\nD4')).json()).toMatchObject({
    added: 3,
    elsewhere: [{ popupId, isDeleted: false, codes: 2 }],
  });
  expect((await toOther('E5')).json()).toMatchObject({ elsewhere: [] });
  const choose = () => ({ ...COUPON, prizeId: 'ten' });
  expect(await server.store.draw({ ...aDraw(1, choose), popupId: other.id })).toMatchObject({
    code: 'a1',
  });
  // In the trash it gives no codes any more, but visitors have those that it gave.
  await ruth.call('DELETE', `/api/owner/popups/${other.id}`);
  expect((await upload('D4')).json()).toMatchObject({ added: 1, elsewhere: [] });
  expect((await upload('A1')).json()).toMatchObject({
    elsewhere: [{ popupId: other.id, name: other.name, isDeleted: true, codes: 1 }],
  });
});

test('codes that another prize of the popup has stay there', async () => {
  await upload('A1\nB2');
  expect((await upload('A1\nD4', 'blank')).json()).toMatchObject({ added: 1, duplicates: 1 });
  expect((await stock())[0]).toMatchObject({ codesLeft: 2, codesTotal: 2 });
});

test('the stock decreases with each draw, and gets low', async () => {
  await upload(Array.from({ length: 30 }, (_, at) => `CODE${at}`).join('\n'));
  await draw('first');
  expect(await stock()).toEqual([
    {
      prizeId: 'ten',
      label: '10% off',
      isWinning: true,
      share: 0.75,
      given: 1,
      givenToday: 1,
      stockLeft: 11,
      usesCodePool: true,
      codesTotal: 30,
      codesLeft: 29,
      isLow: false,
    },
    {
      prizeId: 'blank',
      label: 'Next time',
      isWinning: false,
      share: 0.25,
      given: 0,
      givenToday: 0,
      usesCodePool: false,
      codesTotal: 0,
      codesLeft: 0,
      isLow: false,
    },
  ]);
  await draw('second');
  await draw('third');
  expect((await stock())[0]).toMatchObject({ stockLeft: 9, isLow: true });
});

type Listed = Readonly<Record<'runsLow' | 'isUsedUp' | 'lacksCodes', boolean | undefined>>;

test('the list of popups shows where the stock of a prize is low', async () => {
  const listed = async () =>
    (await ruth.call('GET', `/api/owner/sites/${siteId}/popups`))
      .json()
      .popups.map(({ runsLow, isUsedUp, lacksCodes }: Listed) => ({
        runsLow,
        isUsedUp,
        lacksCodes,
      }));
  expect(await listed()).toEqual([{ runsLow: true, lacksCodes: true }]);
  await upload(Array.from({ length: 30 }, (_, at) => `CODE${at}`).join('\n'));
  expect(await listed()).toEqual([{ runsLow: false }]);
  for (const visitor of ['first', 'second', 'third']) await draw(visitor);
  expect(await listed(), '9 of a stock of 12').toEqual([{ runsLow: true }]);
});

test('unused codes can be removed, given ones stay given', async () => {
  await upload('A1\nB2\nC3');
  await draw('first');
  expect(
    (await ruth.call('DELETE', `/api/owner/popups/${popupId}/prizes/ten/codes`)).json(),
  ).toEqual({ success: true });
  expect((await stock())[0]).toMatchObject({ codesLeft: 0, codesTotal: 1, given: 1 });
});

test('the log of draws is a spreadsheet without formulas', async () => {
  await upload('A1');
  await draw('visitor-1');
  const answer = await ruth.call('GET', `/api/owner/popups/${popupId}/draws.csv`);
  const rows: string[][] = parse(answer.body, { bom: true });
  expect(rows[0]?.[4]).toBe('Odds (%)');
  expect(rows[1]).toEqual([
    '2026-05-20T12:00:00.000Z',
    'visitor-1',
    'ten',
    "'=10% off",
    '33.3333',
    'yes',
    'A1',
    '',
  ]);
});

test('an unknown prize and a popup without a game are not found', async () => {
  expect((await upload('A1', 'gold')).statusCode).toBe(404);
  const { popup } = (
    await ruth.call(
      'POST',
      `/api/owner/sites/${(await ruth.call('GET', '/api/owner/sites')).json().sites[0].id}/popups`,
      { name: 'Bar', type: 'bar', format: 'format_1', language: 'en' },
    )
  ).json();
  expect((await ruth.call('GET', `/api/owner/popups/${popup.id}/prizes`)).statusCode).toBe(404);
});

test.each([
  ['too many prizes', Array.from({ length: 25 }, (_, at) => ({ ...PRIZES[0], id: `p${at}` }))],
  ['two prizes of one id', [PRIZES[0], PRIZES[0]]],
  ['negative chances', [{ ...PRIZES[0], chances: -1 }]],
  ['chances in words', [{ ...PRIZES[0], chances: 'many' }]],
  ['a label of 300 letters', [{ ...PRIZES[0], label: 'x'.repeat(300) }]],
  ['a prize without an id', [{ ...PRIZES[0], id: '' }]],
])('a game with %s is refused', async (_what, prizes) => {
  const { settings } = (await ruth.call('GET', `/api/owner/popups/${popupId}`)).json().popup;
  const answer = await ruth.call('PATCH', `/api/owner/popups/${popupId}`, {
    settings: { ...settings, game: { ...settings.game, prizes } },
  });
  expect([answer.statusCode, answer.json().success]).toEqual([400, false]);
  expect(await stock()).toHaveLength(2);
});
