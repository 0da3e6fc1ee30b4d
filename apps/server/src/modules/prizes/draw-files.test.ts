import { expect, it, vi } from 'vitest';
import type { DrawRecord } from '../../store/store.ts';
import { aSite, NOON } from '../../store/testing/a-record.ts';
import { drawFiles } from './draw-files.ts';

const DRAW: DrawRecord = {
  id: 'draw1',
  popupId: 'played',
  visitorId: 'v1',
  viewId: 'view1',
  prizeId: 'mug',
  label: 'Mug',
  isWinning: true,
  code: 'A1',
  at: NOON,
};

it('the archive reads the draws of each popup once, and has no file of a popup without draws', async () => {
  const draws = new Map([['played', [[DRAW], [DRAW, DRAW]]]]);
  const streamDraws = vi.fn(async function* stream(_account: string, popupId: string) {
    yield* draws.get(popupId) ?? [];
  });
  const store = {
    popupsOf: async () => [
      { id: 'played', name: 'Wheel' },
      { id: 'unplayed', name: 'Card' },
    ],
    trashOf: async () => [],
    streamDraws,
  };
  const site = {
    ...aSite(),
    accountId: 'account1',
    createdAt: NOON,
    updatedAt: NOON,
    lastSeenAt: undefined,
    lastSeenUrl: undefined,
  };
  const place = { accountId: 'account1', site, folder: 'site' };
  const lines: string[] = [];
  for await (const { name, content } of drawFiles({ store }, place)) {
    expect(name).toBe('site/draws/Wheel (played).csv');
    let text = '';
    for await (const piece of content) text += String(piece);
    lines.push(...text.trim().split(/\r?\n/));
  }
  expect(lines).toHaveLength(4);
  expect(streamDraws.mock.calls.map(([, popupId]) => popupId)).toEqual(['played', 'unplayed']);
});
