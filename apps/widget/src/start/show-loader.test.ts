import { expect, it, vi } from 'vitest';
import type { Show } from './show-file.ts';
import { createShowLoader } from './show-loader.ts';

function aLoader() {
  const stop = vi.fn();
  const show: Show = {
    run: () => expect.fail('nothing is run'),
    sendWaiting: () => undefined,
    recordGoal: async () => true,
    explain: async () => [],
    startOwnerVisit: () => undefined,
    showOwnerNotice: () => undefined,
    stop,
  };
  const open = vi.fn(() => show);
  const file = Promise.withResolvers<unknown>();
  const loader = createShowLoader({ loadPart: () => file.promise, report: vi.fn(), open });
  return { loader, arrive: () => file.resolve({ openShow: open }), open, stop };
}

it('a file that arrives after its page was left is stopped, once, and still returned', async () => {
  const { loader, arrive, open, stop } = aLoader();
  const wanted = Promise.all([loader.load(), loader.load()]);
  loader.stop();
  arrive();
  const [first, second] = await wanted;
  expect(first).toBeDefined();
  expect(second).toBe(first);
  expect([open.mock.calls.length, stop.mock.calls.length]).toEqual([1, 1]);
});

it('the code that a file has started is stopped only when the page is left', async () => {
  const { loader, arrive, stop } = aLoader();
  arrive();
  await loader.load();
  expect(stop).not.toHaveBeenCalled();
  loader.stop();
  expect(stop).toHaveBeenCalledOnce();
});
