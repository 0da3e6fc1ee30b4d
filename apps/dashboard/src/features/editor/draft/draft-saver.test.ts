import type { PopupDetail, UpdatePopupRequest } from '@beckon/contract/owner-calls';
import { defaultSettings } from '@beckon/contract/settings';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../lib/api/api-error.ts';
import { aPopup } from '../../../testing/factories.ts';
import { AUTOSAVE_WAIT_MS, DraftSaver, RETRY_WAIT_MS } from './draft-saver.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp(
  answer: (request: UpdatePopupRequest) => Promise<PopupDetail> = async (request) =>
    aPopup({ revision: (request.revision ?? 0) + 1 }),
) {
  const save = vi.fn(answer);
  const theirs = aPopup({
    revision: 9,
    name: 'Theirs',
    settings: { ...defaultSettings('lightbox'), stopForConverted: false },
  });
  const saver = new DraftSaver({ popup: aPopup({ revision: 7 }), save, load: async () => theirs });
  return { save, saver, theirs };
}

it('the draft saver saves several changes at once, a moment after the last one', async () => {
  const { save, saver } = setUp();
  saver.change({ name: 'A' });
  await vi.advanceTimersByTimeAsync(AUTOSAVE_WAIT_MS - 1);
  saver.change({ name: 'AB' });
  saver.change({ theme: 'mint' });
  expect(save).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(AUTOSAVE_WAIT_MS);
  expect(save.mock.calls).toEqual([[{ name: 'AB', theme: 'mint', revision: 7 }]]);
  expect(saver.snapshot().save).toEqual({ name: 'saved' });
});

it('the draft saver sends changes that are made during a save afterwards, with the new revision', async () => {
  const { save, saver } = setUp();
  saver.change({ name: 'A' });
  const done = saver.flush();
  saver.change({ name: 'B' });
  expect(await done).toBe(true);
  expect(save.mock.calls.map(([request]) => request)).toEqual([
    { name: 'A', revision: 7 },
    { name: 'B', revision: 8 },
  ]);
});

it('the draft saver keeps all changes when a save fails, and sends them with the next save', async () => {
  let isDown = true;
  const { save, saver } = setUp(async () => {
    if (isDown) throw new ApiError(0, 'Beckon cannot be reached.');
    return aPopup({ revision: 8 });
  });
  saver.change({ name: 'A' });
  expect(await saver.flush()).toBe(false);
  expect(saver.snapshot().save).toEqual({ name: 'failed', message: 'Beckon cannot be reached.' });
  isDown = false;
  saver.change({ theme: 'mint' });
  expect(await saver.flush()).toBe(true);
  expect(save).toHaveBeenLastCalledWith({ name: 'A', theme: 'mint', revision: 7 });
});

it('the draft saver retries automatically while the server cannot be reached', async () => {
  let isDown = true;
  const { save, saver } = setUp(async () => {
    if (isDown) throw new ApiError(0, 'Beckon cannot be reached.');
    return aPopup({ revision: 8 });
  });
  saver.change({ name: 'A' });
  await vi.advanceTimersByTimeAsync(AUTOSAVE_WAIT_MS + RETRY_WAIT_MS);
  expect(save).toHaveBeenCalledTimes(2);
  isDown = false;
  await vi.advanceTimersByTimeAsync(RETRY_WAIT_MS);
  expect(saver.snapshot().save).toEqual({ name: 'saved' });
  await vi.advanceTimersByTimeAsync(RETRY_WAIT_MS * 2);
  expect(save).toHaveBeenCalledTimes(3);
});

it('the draft saver does not retry a refused save automatically', async () => {
  const { save, saver } = setUp(async () => {
    throw new ApiError(401, 'Please sign in.');
  });
  saver.change({ name: 'A' });
  await vi.advanceTimersByTimeAsync(AUTOSAVE_WAIT_MS + RETRY_WAIT_MS * 2);
  expect(save).toHaveBeenCalledTimes(1);
});

it('the draft saver saves the complete settings first, and the rest once it is complete', async () => {
  const { save, saver } = setUp();
  const { settings } = saver.snapshot().popup;
  saver.change({
    name: 'A',
    settings: {
      ...settings,
      stopForConverted: false,
      triggers: { scrolledPercent: 30, eventName: '' },
    },
  });
  expect(await saver.flush()).toBe(false);
  expect(save.mock.calls).toEqual([
    [
      {
        name: 'A',
        settings: { ...settings, stopForConverted: false, triggers: { scrolledPercent: 30 } },
        revision: 7,
      },
    ],
  ]);
  expect(saver.snapshot()).toMatchObject({
    save: { name: 'held' },
    popup: { settings: { triggers: { eventName: '' } } },
  });
  expect(saver.losesOnLeaving()).toBe(true);
  saver.change({ settings: { ...settings, triggers: { eventName: 'opened' } } });
  expect(await saver.flush()).toBe(true);
  expect(saver.losesOnLeaving()).toBe(false);
});

it('the draft saver saves the rest when the server refuses a part, and says why', async () => {
  const { save, saver } = setUp(async (request) => {
    if (request.settings?.afterConversion.redirect !== undefined)
      throw new ApiError(400, 'An address to go to must not contain code.');
    return aPopup({ revision: (request.revision ?? 0) + 1 });
  });
  const { settings } = saver.snapshot().popup;
  const redirect = { url: 'javascript:x', sendFormData: false, target: 'same-tab' } as const;
  saver.change({
    theme: 'mint',
    settings: {
      ...settings,
      stopForConverted: false,
      afterConversion: { ...settings.afterConversion, redirect },
    },
  });
  expect(await saver.flush()).toBe(false);
  expect(save.mock.calls.map(([request]) => request)).toContainEqual({
    theme: 'mint',
    revision: 7,
  });
  expect(save.mock.calls.map(([request]) => request)).toContainEqual({
    settings: { ...settings, stopForConverted: false },
    revision: 8,
  });
  expect(saver.snapshot().save).toEqual({
    name: 'held',
    why: 'An address to go to must not contain code.',
  });
});

it('the draft saver leaves out an entry that is not complete, without bringing back one that was deleted', async () => {
  const { save, saver } = setUp();
  const { settings } = saver.snapshot().popup;
  const cookie = (name: string) => ({
    name,
    operator: 'exact' as const,
    value: '1',
    action: 'show' as const,
  });
  saver.change({ settings: { ...settings, filters: { cookies: [cookie('A'), cookie('B')] } } });
  await saver.flush();
  saver.change({ settings: { ...settings, filters: { cookies: [cookie('B'), cookie('')] } } });
  expect(await saver.flush()).toBe(false);
  expect(save).toHaveBeenLastCalledWith({
    settings: { ...settings, filters: { cookies: [cookie('B')] } },
    revision: 8,
  });
  expect(saver.snapshot().popup.settings.filters.cookies).toHaveLength(2);
});

it('the draft saver saves the rest when a part is too large', async () => {
  const { save, saver } = setUp(async (request) => {
    if (request.design !== undefined) throw new ApiError(413, 'That is too large.');
    return aPopup({ revision: (request.revision ?? 0) + 1 });
  });
  saver.change({ design: { root: {}, content: [] }, theme: 'mint' });
  expect(await saver.flush()).toBe(false);
  expect(save).toHaveBeenLastCalledWith({ theme: 'mint', revision: 7 });
  expect(saver.snapshot().save).toEqual({ name: 'held', why: 'That is too large.' });
});

it('when the tab closes, the draft saver loses a change only if it is too large to be sent then', async () => {
  let finish = (_popup: PopupDetail) => {};
  const { saver } = setUp(
    () =>
      new Promise((resolve) => {
        finish = resolve;
      }),
  );
  saver.change({ name: 'A' });
  const done = saver.flush();
  expect(saver.losesOnLeaving()).toBe(false);
  finish(aPopup({ revision: 8 }));
  await done;
  saver.change({ design: { root: { filler: 'x'.repeat(70_000) }, content: [] } });
  void saver.flush();
  expect(saver.losesOnLeaving()).toBe(true);
});

describe('a draft that cannot be saved because the server cannot be reached', () => {
  async function afterFailedSave() {
    let isDown = true;
    const parts = setUp(async () => {
      if (isDown) throw new ApiError(0, 'Beckon cannot be reached.');
      return aPopup({ revision: 8 });
    });
    parts.saver.change({ name: 'A' });
    await parts.saver.flush();
    return { ...parts, comesBack: () => void (isDown = false) };
  }

  it('after a failed save, closing the tab loses the changes although they are sent once more', async () => {
    const { saver } = await afterFailedSave();
    void saver.flush();
    expect(saver.losesOnLeaving()).toBe(true);
  });

  it('after a failed save, closing the tab loses a further change, too', async () => {
    const { saver } = await afterFailedSave();
    saver.change({ theme: 'mint' });
    expect(saver.isStuck()).toBe(true);
    void saver.flush();
    expect(saver.losesOnLeaving()).toBe(true);
  });

  it('after a failed save, closing the tab loses nothing once a later save succeeded', async () => {
    const { saver, comesBack } = await afterFailedSave();
    comesBack();
    await vi.advanceTimersByTimeAsync(RETRY_WAIT_MS);
    saver.change({ theme: 'mint' });
    void saver.flush();
    expect(saver.losesOnLeaving()).toBe(false);
  });
});

describe('a draft that someone else saved meanwhile', () => {
  const taken = async (request: UpdatePopupRequest) => {
    if (request.revision !== 9) throw new ApiError(409, 'Meanwhile.');
    return aPopup({ revision: 10 });
  };

  async function inConflict() {
    const parts = setUp(taken);
    const { settings } = parts.saver.snapshot().popup;
    parts.saver.change({
      theme: 'mint',
      settings: { ...settings, triggers: { scrolledPercent: 30 } },
    });
    await parts.saver.flush();
    return parts;
  }

  it('after someone else saved the draft, nothing more is saved until the owner has resolved the conflict', async () => {
    const { save, saver, theirs } = await inConflict();
    saver.change({ name: 'B' });
    await vi.advanceTimersByTimeAsync(AUTOSAVE_WAIT_MS * 2);
    expect(save).toHaveBeenCalledTimes(1);
    expect(saver.snapshot().save).toEqual({ name: 'conflict', theirs });
  });

  it('after someone else saved the draft, the owner can keep their changes on top of it', async () => {
    const { save, saver, theirs } = await inConflict();
    expect(await saver.keepMine()).toBe(true);
    const settings = { ...theirs.settings, triggers: { scrolledPercent: 30 } };
    expect(save).toHaveBeenLastCalledWith({ theme: 'mint', settings, revision: 9 });
    expect(saver.snapshot()).toMatchObject({
      popup: { name: 'Theirs', theme: 'mint', settings },
      edition: 1,
      save: { name: 'saved' },
    });
  });

  it('after someone else saved the draft, the owner can take that version and continue with it', async () => {
    const { save, saver, theirs } = await inConflict();
    saver.takeTheirs();
    expect(saver.snapshot()).toEqual({ popup: theirs, save: { name: 'saved' }, edition: 1 });
    saver.change({ name: 'C' });
    expect(await saver.flush()).toBe(true);
    expect(save).toHaveBeenLastCalledWith({ name: 'C', revision: 9 });
  });
});
