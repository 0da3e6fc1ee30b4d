import { fakeClock } from '@beckon/host-page/testing/fake-clock';
import { expect, it, vi } from 'vitest';
import { answerFromWire } from '../calls/from-wire/answer-from-wire.ts';
import type { ArmedPage } from './arm-file.ts';
import { createPagePopups } from './page-popups.ts';

const OFFER =
  answerFromWire({ display: 'allowed', poptins: [{}] }) ?? expect.fail('the answer cannot be read');

/** A page on which the chunk `arm` loads only at the attempt with this number. */
function aPage({ comesAt }: { readonly comesAt: number }) {
  const clock = fakeClock();
  const registry: ArmedPage['registry'] = {
    add: () => undefined,
    has: () => true,
    open: async () => true,
    fire: async () => true,
    idsOfOpenEmbedded: () => [],
    traces: async () => [],
    forget: () => undefined,
    hasLeft: () => false,
    leave: () => undefined,
  };
  const take = vi.fn<ArmedPage['take']>(async () => true);
  const open = vi.fn((): ArmedPage => ({ registry, read: async () => undefined, take }));
  const loadPart = vi.fn(async () =>
    loadPart.mock.calls.length < comesAt ? undefined : { openArmedPage: open },
  );
  return { clock, loadPart, open, take, popups: createPagePopups({ loadPart, clock, open }) };
}

it('popups are armed as soon as their chunk has loaded, without a further request from the page', async () => {
  const { clock, popups, take, loadPart } = aPage({ comesAt: 3 });
  const taken = popups.take(OFFER, ['a']);
  for (const pauseMs of [2_000, 8_000]) {
    await vi.waitFor(() => expect(clock.pending()).toBe(1));
    expect(take).not.toHaveBeenCalled();
    clock.pass(pauseMs);
  }
  await taken;
  expect(take).toHaveBeenCalledExactlyOnceWith(OFFER.wire, ['a'], expect.any(Function));
  expect(loadPart).toHaveBeenCalledTimes(3);
});

it('a file that does not load is requested after longer and longer pauses, and at once if a popup is asked for', async () => {
  const { clock, popups, loadPart, take } = aPage({ comesAt: 5 });
  void popups.take(OFFER);
  for (const pauseMs of [2_000, 8_000, 32_000]) {
    await vi.waitFor(() => expect(clock.pending()).toBe(1));
    clock.pass(pauseMs - 1);
    expect(clock.pending()).toBe(1);
    clock.pass(1);
  }
  await vi.waitFor(() => expect(loadPart).toHaveBeenCalledTimes(4));
  expect(take).not.toHaveBeenCalled();
  expect(await popups.open('a', 'click')).toBe(true);
});

it('popups are not armed on a page that was left meanwhile', async () => {
  const { clock, popups, open, loadPart } = aPage({ comesAt: 2 });
  const taken = popups.take(OFFER);
  await vi.waitFor(() => expect(clock.pending()).toBe(1));
  popups.leave();
  clock.pass(2_000);
  await taken;
  expect(open).not.toHaveBeenCalled();
  expect(loadPart).toHaveBeenCalledOnce();
});

it('an answer without popups requests no file', async () => {
  const { popups, loadPart } = aPage({ comesAt: 1 });
  await popups.take({ ...OFFER, offersPopups: false });
  expect(loadPart).not.toHaveBeenCalled();
});

it('an answer is old once a newer one about all popups has come, also one without popups', async () => {
  const { clock, popups, take } = aPage({ comesAt: 2 });
  const taken = popups.take(OFFER);
  await vi.waitFor(() => expect(clock.pending()).toBe(1));
  await popups.take({ ...OFFER, wire: {} }, ['a']).catch(() => undefined);
  expect(take.mock.calls.map(([, , isOld]) => isOld())).toEqual([false]);
  await popups.take({ ...OFFER, offersPopups: false, wire: {} });
  clock.pass(2_000);
  await taken;
  expect(take.mock.calls.map(([, onlyIds, isOld]) => [onlyIds, isOld()])).toEqual([
    [['a'], false],
    [undefined, false],
    [undefined, true],
  ]);
});
