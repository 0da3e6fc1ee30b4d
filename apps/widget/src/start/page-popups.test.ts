import { fakeClock } from '@beckon/host-page/testing/fake-clock';
import { expect, it, vi } from 'vitest';
import { answerFromWire } from '../calls/answer-from-wire.ts';
import type { ArmedPage } from './arm-file.ts';
import { createPagePopups } from './page-popups.ts';

const OFFER =
  answerFromWire({ display: 'allowed', poptins: [{}] }) ?? expect.fail('the answer cannot be read');

/** A page whose chunk `arm` loads only at this attempt. */
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
  const take = vi.fn(async () => true);
  const open = vi.fn((): ArmedPage => ({ registry, read: async () => undefined, take }));
  const loadPart = vi.fn(async () =>
    loadPart.mock.calls.length < comesAt ? undefined : { openArmedPage: open },
  );
  return { clock, loadPart, open, take, popups: createPagePopups({ loadPart, clock, open }) };
}

it('popups are armed once what arms them comes, though nobody asks for it again', async () => {
  const { clock, popups, take, loadPart } = aPage({ comesAt: 3 });
  const taken = popups.take(OFFER, ['a']);
  for (const pauseMs of [2_000, 8_000]) {
    await vi.waitFor(() => expect(clock.pending()).toBe(1));
    expect(take).not.toHaveBeenCalled();
    clock.pass(pauseMs);
  }
  await taken;
  expect(take).toHaveBeenCalledExactlyOnceWith(OFFER.wire, ['a']);
  expect(loadPart).toHaveBeenCalledTimes(3);
});

it('a file that does not come is asked forever more rarely, and at once by hand', async () => {
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

it('a page that was left meanwhile is not armed any more', async () => {
  const { clock, popups, open, loadPart } = aPage({ comesAt: 2 });
  const taken = popups.take(OFFER);
  await vi.waitFor(() => expect(clock.pending()).toBe(1));
  popups.leave();
  clock.pass(2_000);
  await taken;
  expect(open).not.toHaveBeenCalled();
  expect(loadPart).toHaveBeenCalledOnce();
});

it('an answer without popups asks for nothing', async () => {
  const { popups, loadPart } = aPage({ comesAt: 1 });
  await popups.take({ ...OFFER, offersPopups: false });
  expect(loadPart).not.toHaveBeenCalled();
});
