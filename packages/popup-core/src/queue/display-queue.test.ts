import type { Popup } from '@beckon/contract/popup';
import { fakeClock, type FakeClock } from '@beckon/host-page/testing/fake-clock';
import { expect, it } from 'vitest';
import { aPopup } from '../popup/testing/a-popup.ts';
import { createDisplayQueue, type DisplayQueue } from './display-queue.ts';
import { placeOf } from './place-of.ts';

interface Line {
  readonly queue: DisplayQueue;
  readonly clock: FakeClock;
  /** Ids in the order in which they got their turn. */
  readonly shown: string[];
  readonly ask: (id: string, popup: Partial<Popup>, asks?: 'by itself' | 'asked for') => void;
}

function aLine(): Line {
  const clock = fakeClock();
  const queue = createDisplayQueue(clock);
  const shown: string[] = [];
  return {
    queue,
    clock,
    shown,
    ask: (id, popup, asks = 'by itself') =>
      queue.ask(
        { id, place: placeOf(aPopup(popup), false), isAutomatic: asks === 'by itself' },
        () => shown.push(id),
      ),
  };
}

const PAUSE_MS = 3000;
const at = (
  horizontal: Popup['appearance']['location']['horizontal'],
  vertical: Popup['appearance']['location']['vertical'],
): Pick<Popup, 'appearance'> => ({
  appearance: { ...aPopup().appearance, location: { horizontal, vertical } },
});

it('the display queue shows one popup in the middle at a time, and the next after a pause', () => {
  const { queue, clock, shown, ask } = aLine();
  for (const [id, type] of [
    ['a', 'lightbox'],
    ['b', 'gamified'],
    ['c', 'fullpage'],
    ['d', 'mobile'],
  ] as const)
    ask(id, { type });
  expect(shown).toEqual(['a']);
  queue.release('a');
  clock.pass(PAUSE_MS - 1);
  expect(shown).toEqual(['a']);
  clock.pass(1);
  expect(shown).toEqual(['a', 'b']);
  queue.release('b');
  clock.pass(PAUSE_MS);
  queue.release('c');
  clock.pass(PAUSE_MS);
  expect(shown).toEqual(['a', 'b', 'c', 'd']);
});

it('the display queue keeps the pause for a popup whose trigger fires right after another popup has closed', () => {
  const { queue, clock, shown, ask } = aLine();
  ask('a', { type: 'lightbox' });
  queue.release('a');
  clock.pass(500);
  ask('b', { type: 'lightbox' });
  expect(shown).toEqual(['a']);
  clock.pass(PAUSE_MS - 500);
  expect(shown).toEqual(['a', 'b']);
});

it('the display queue shows a popup that a visitor asks for at once, and before others', () => {
  const { queue, shown, ask } = aLine();
  ask('a', { type: 'lightbox' });
  ask('b', { type: 'lightbox' });
  ask('asked', { type: 'lightbox' }, 'asked for');
  expect(shown).toEqual(['a']);
  queue.release('a');
  expect(shown).toEqual(['a', 'asked']);
});

it('the display queue lets a waiting popup go first once the visitor asks for it', () => {
  const { queue, shown, ask } = aLine();
  ask('a', { type: 'sside', ...at('left', 'top') });
  ask('b', { type: 'sside', ...at('left', 'top') });
  ask('b', { type: 'sside', ...at('left', 'top') }, 'asked for');
  expect(shown).toEqual(['a', 'b']);
  queue.release('a');
  expect(shown).toEqual(['a', 'b']);
});

it('the display queue shows bars and side boxes at the same time, each in its own place', () => {
  const { queue, shown, ask } = aLine();
  ask('a', { type: 'lightbox' });
  ask('bar', { type: 'bar', ...at('center', 'top') });
  ask('low bar', { type: 'bar', ...at('center', 'bottom') });
  ask('side', { type: 'sside', ...at('right', 'bottom') });
  ask('other side', { type: 'bside', ...at('left', 'bottom') });
  ask('form', { type: 'embedded' });
  queue.release('bar');
  expect(shown).toEqual(['a', 'bar', 'low bar', 'side', 'other side', 'form']);
});

it('the display queue puts a popup over another only if the visitor asked for it', () => {
  const { queue, clock, shown, ask } = aLine();
  ask('first', { type: 'sside', ...at('right', 'bottom') });
  ask('second', { type: 'social', ...at('right', 'bottom') });
  ask('asked', { type: 'sside', ...at('right', 'bottom') }, 'asked for');
  expect(shown).toEqual(['first', 'asked']);
  queue.release('asked');
  clock.pass(PAUSE_MS);
  expect(shown).toEqual(['first', 'asked']);
  queue.release('first');
  clock.pass(PAUSE_MS);
  expect(shown).toEqual(['first', 'asked', 'second']);
});

it('the display queue shows one popup on a phone at a time, and a bar beside it', () => {
  const onPhone = (popup: Partial<Popup>): string | undefined => placeOf(aPopup(popup), true);
  const box = { type: 'sside', ...at('left', 'bottom') } as const;
  expect(onPhone({ type: 'lightbox' })).toBe(onPhone(box));
  expect(onPhone({ type: 'social', ...at('right', 'top') })).toBe(onPhone(box));
  expect(onPhone({ type: 'bar', ...at('center', 'top') })).not.toBe(onPhone(box));
});

it('the display queue gives the next popup its turn at once if a popup releases its turn unused', () => {
  const { queue, clock, shown, ask } = aLine();
  ask('a', { type: 'lightbox' });
  queue.ask({ id: 'b', place: placeOf(aPopup(), false), isAutomatic: true }, () =>
    queue.release('b'),
  );
  ask('c', { type: 'lightbox' });
  queue.release('a');
  clock.pass(PAUSE_MS);
  expect(shown).toEqual(['a', 'c']);
});

it('the display queue forgets a popup that was released while it waited, and never grants a turn twice', () => {
  const { queue, clock, shown, ask } = aLine();
  ask('a', { type: 'lightbox' });
  ask('a', { type: 'lightbox' });
  ask('b', { type: 'lightbox' });
  ask('b', { type: 'lightbox' });
  queue.release('b');
  queue.release('a');
  clock.pass(PAUSE_MS);
  expect(shown).toEqual(['a']);
});

it('the display queue leaves no timer behind when it stops', () => {
  const { queue, clock, shown, ask } = aLine();
  ask('a', { type: 'lightbox' });
  ask('b', { type: 'lightbox' });
  queue.release('a');
  queue.stop();
  expect(clock.pending()).toBe(0);
  clock.pass(PAUSE_MS);
  expect(shown).toEqual(['a']);
});

it('the display queue does not wait longer than the pause if the clock is set back', () => {
  const { queue, clock, shown, ask } = aLine();
  ask('a', { type: 'lightbox' });
  ask('b', { type: 'lightbox' });
  queue.release('a');
  clock.setBack(3_600_000);
  clock.pass(PAUSE_MS);
  expect(shown).toEqual(['a', 'b']);
});
