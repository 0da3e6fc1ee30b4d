import type { PopupDetail, UpdatePopupRequest } from '@beckon/contract/owner-calls';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../lib/api/api-error.ts';
import { aPopup } from '../../../testing/factories.ts';
import { AUTOSAVE_WAIT_MS, DraftSaver } from './draft-saver.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp(answer: (request: UpdatePopupRequest) => Promise<PopupDetail> = async (request) => aPopup({ revision: (request.revision ?? 0) + 1 })) {
  const save = vi.fn(answer);
  const saver = new DraftSaver({ popup: aPopup({ revision: 7 }), save, heldBecause: (settings) => (settings.triggers.eventName === '' ? 'No name' : undefined) });
  return { save, saver };
}

describe('the draft', () => {
  it('is saved once, a moment after the last of several changes', async () => {
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

  it('sends what changed during a save after it, with the new revision', async () => {
    const { save, saver } = setUp();
    saver.change({ name: 'A' });
    const done = saver.flush();
    saver.change({ name: 'B' });
    expect(await done).toBe(true);
    expect(save.mock.calls.map(([request]) => request)).toEqual([{ name: 'A', revision: 7 }, { name: 'B', revision: 8 }]);
  });

  it('keeps everything when a save fails, and sends it with the next', async () => {
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

  it('stops saving when somebody else has saved', async () => {
    const { save, saver } = setUp(async () => Promise.reject(new ApiError(409, 'Meanwhile.')));
    saver.change({ name: 'A' });
    await saver.flush();
    saver.change({ name: 'B' });
    await vi.advanceTimersByTimeAsync(AUTOSAVE_WAIT_MS * 2);
    expect(save).toHaveBeenCalledTimes(1);
    expect(saver.snapshot().save).toEqual({ name: 'conflict' });
  });

  it('holds incomplete settings back and saves the rest', async () => {
    const { save, saver } = setUp();
    const { settings } = saver.snapshot().popup;
    saver.change({ name: 'A', settings: { ...settings, triggers: { eventName: '' } } });
    expect(await saver.flush()).toBe(false);
    expect(save.mock.calls).toEqual([[{ name: 'A', revision: 7 }]]);
    expect(saver.snapshot().save).toEqual({ name: 'held', why: 'No name' });
    saver.change({ settings: { ...settings, triggers: { eventName: 'opened' } } });
    expect(await saver.flush()).toBe(true);
  });
});
