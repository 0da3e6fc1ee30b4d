import { afterEach, describe, expect, it, vi } from 'vitest';
import { reloadSafely, onBeforeReload } from './reload-safely.ts';

describe('a reload of the dashboard', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('a reload of the dashboard saves first, and reloads even if saving fails', async () => {
    const reload = vi.fn();
    vi.stubGlobal('location', { reload });
    const save = Promise.withResolvers<boolean>();
    const ends = [
      onBeforeReload(() => save.promise),
      onBeforeReload(() => Promise.reject(new Error('Not reached'))),
    ];
    const reloaded = reloadSafely();
    await Promise.resolve();
    expect(reload).not.toHaveBeenCalled();
    save.resolve(true);
    await reloaded;
    expect(reload).toHaveBeenCalledOnce();
    for (const end of ends) end();
  });

  it('a reload of the dashboard does not save an editor that was closed', async () => {
    vi.stubGlobal('location', { reload: vi.fn() });
    const save = vi.fn(() => Promise.resolve(true));
    onBeforeReload(save)();
    await reloadSafely();
    expect(save).not.toHaveBeenCalled();
  });

  it('the dashboard reloads even if the server never answers', async () => {
    vi.useFakeTimers();
    const reload = vi.fn();
    vi.stubGlobal('location', { reload });
    const end = onBeforeReload(() => Promise.withResolvers<boolean>().promise);
    const reloaded = reloadSafely();
    await vi.advanceTimersByTimeAsync(4000);
    expect(reload).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1000);
    await reloaded;
    expect(reload).toHaveBeenCalledOnce();
    end();
  });
});
