import { expect, it, vi } from 'vitest';
import type { PageContext, Show } from './show-file.ts';
import { createShowLoader } from './show-loader.ts';

function aLoader() {
  const stop = vi.fn();
  const openShow = vi.fn(() => ({ stop }) as unknown as Show);
  const file = Promise.withResolvers<unknown>();
  const report = vi.fn();
  const context = { loadPart: () => file.promise, report } as unknown as PageContext;
  return {
    loader: createShowLoader(context),
    arrive: () => file.resolve({ openShow }),
    openShow,
    stop,
  };
}

it('stops a half that arrives after its page was left, once, and still hands it out', async () => {
  const { loader, arrive, openShow, stop } = aLoader();
  const wanted = Promise.all([loader.load(), loader.load()]);
  loader.stop();
  arrive();
  const [first, second] = await wanted;
  expect(first).toBeDefined();
  expect(second).toBe(first);
  expect([openShow.mock.calls.length, stop.mock.calls.length]).toEqual([1, 1]);
});

it('stops what it has opened only when the page is left', async () => {
  const { loader, arrive, stop } = aLoader();
  arrive();
  await loader.load();
  expect(stop).not.toHaveBeenCalled();
  loader.stop();
  expect(stop).toHaveBeenCalledOnce();
});
