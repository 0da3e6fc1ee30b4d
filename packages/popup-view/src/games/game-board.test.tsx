import type { DrawnPrize, Prize } from '@beckon/contract/popup';
import type { Game } from '@beckon/contract/values';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GameBoard } from './game-board.tsx';
import type { GameBoardProps } from './game-props.ts';

const PRIZES: readonly Prize[] = [
  { id: 'p1', label: '20% off', isWinning: true },
  { id: 'p2', label: 'Not today', isWinning: false },
  { id: 'p3', label: 'Free shipping', isWinning: true },
];
const WON: DrawnPrize = { id: 'p3', label: 'Free shipping', isWinning: true, code: 'SHIP' };
const LOST: DrawnPrize = { id: 'p2', label: 'Not today', isWinning: false, code: '' };

function aGame(game: Game, more: Partial<GameBoardProps> = {}) {
  const onPlay = vi.fn<() => void>();
  const onEnd = vi.fn<() => void>();
  const board = (prize?: DrawnPrize) => (
    <GameBoard
      game={game}
      prizes={PRIZES}
      language="en"
      calm={false}
      onPlay={onPlay}
      onEnd={onEnd}
      {...more}
      prize={prize}
    />
  );
  const view = render(board());
  return {
    onPlay,
    onEnd,
    draw: (prize: DrawnPrize) => view.rerender(board(prize)),
    leave: view.unmount,
  };
}

const pass = (ms: number): void => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('the wheel asks for one draw even if the button is pressed several times', () => {
  const { onPlay } = aGame('wheel');
  const button = screen.getByRole('button', { name: 'Spin' });
  fireEvent.click(button);
  fireEvent.click(button);
  expect(onPlay).toHaveBeenCalledTimes(1);
});

it.each([
  ['wheel', 'Spin'],
  ['scratch', 'Reveal my prize'],
  ['gift', 'Gift box 2'],
] as const)('the %s says that it waits for the prize until the server answers', (game, button) => {
  const { draw } = aGame(game);
  const announced = (): string | null => screen.getByRole('status').textContent;
  expect(announced()).toBe('');
  fireEvent.click(screen.getByRole('button', { name: button }));
  expect(announced()).toBe('One moment…');
  draw(WON);
  expect(announced()).not.toBe('One moment…');
});

it('the wheel is started by a click on the wheel itself, too, and by both only once', () => {
  const { onPlay } = aGame('wheel');
  fireEvent.click(document.querySelector('.bk-wheel-turning') ?? document.body);
  fireEvent.click(screen.getByRole('button', { name: 'Spin' }));
  expect(onPlay).toHaveBeenCalledTimes(1);
});

it('the wheel reports the outcome once, after 7 s of spin, and not earlier', () => {
  const { draw, onEnd } = aGame('wheel');
  fireEvent.click(screen.getByRole('button', { name: 'Spin' }));
  pass(60_000);
  expect(onEnd).not.toHaveBeenCalled();
  draw(WON);
  pass(6_999);
  expect(onEnd).not.toHaveBeenCalled();
  expect(screen.getByRole('status').textContent).toBe('');
  pass(1);
  expect(onEnd).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('status').textContent).toBe('You won: Free shipping');
  pass(60_000);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

it('the wheel turns to the slice of the prize', () => {
  const { draw } = aGame('wheel');
  fireEvent.click(screen.getByRole('button', { name: 'Spin' }));
  draw(LOST);
  pass(8_000);
  const turning = document.querySelector<HTMLElement>('.bk-wheel-turning');
  expect(turning?.style.transform).toBe('rotate(1050deg)'); // 720 + 360 - 1 slice
});

it('the wheel fades instead of spinning for visitors who want less motion', () => {
  const { draw, onEnd } = aGame('wheel', { calm: true });
  fireEvent.click(screen.getByRole('button', { name: 'Spin' }));
  draw(WON);
  pass(600);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

it('the wheel announces nothing after it was removed', () => {
  const { draw, onEnd, leave } = aGame('wheel');
  draw(WON);
  leave();
  pass(10_000);
  expect(onEnd).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
});

it('the wheel names each of its prizes once to screen readers', () => {
  aGame('wheel');
  const names = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(names).toContain('Free shipping');
  expect(new Set(names).size).toBe(names.length);
});

it('the scratch card can be revealed by keyboard, and ends 3 s later', () => {
  const { draw, onPlay, onEnd } = aGame('scratch');
  const reveal = screen.getByRole('button', { name: 'Reveal my prize' });
  reveal.focus();
  fireEvent.click(reveal);
  expect(onPlay).toHaveBeenCalledTimes(1);
  // A disabled button would have lost the focus.
  expect([reveal.matches(':focus'), reveal.matches(':disabled')]).toEqual([true, false]);
  fireEvent.click(reveal);
  expect(onPlay).toHaveBeenCalledTimes(1);
  draw(WON);
  pass(2_999);
  expect(onEnd).not.toHaveBeenCalled();
  pass(1);
  expect(onEnd).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('status').textContent).toBe('You won: Free shipping');
});

it('the scratch card fades quickly for visitors who want less motion', () => {
  const { draw, onEnd } = aGame('scratch', { calm: true });
  fireEvent.click(screen.getByRole('button', { name: 'Reveal my prize' }));
  draw(WON);
  pass(599);
  expect(onEnd).not.toHaveBeenCalled();
  pass(1);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

it('the scratch card does not put the prize into the page before it is drawn', () => {
  aGame('scratch');
  expect(document.body.textContent).not.toMatch(/Free\s*shipping/);
});

it('the gift boxes open the chosen box only, once', () => {
  const { draw, onPlay, onEnd } = aGame('gift');
  fireEvent.click(screen.getByRole('button', { name: 'Gift box 2' }));
  fireEvent.click(screen.getByRole('button', { name: 'Gift box 3' }));
  expect(onPlay).toHaveBeenCalledTimes(1);
  draw(LOST);
  expect(screen.getByRole('button', { name: 'Gift box 2' }).dataset['state']).toBe('opening');
  expect(screen.getByRole('button', { name: 'Gift box 3' }).dataset['state']).toBe('passed');
  pass(1_800);
  expect(onEnd).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('status').textContent).toBe('No prize this time');
});

it('the gift boxes open quickly for visitors who want less motion', () => {
  const { draw, onEnd } = aGame('gift', { calm: true });
  fireEvent.click(screen.getByRole('button', { name: 'Gift box 1' }));
  draw(WON);
  pass(600);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

it('the gift boxes have Hebrew texts', () => {
  aGame('gift', { language: 'he' });
  expect(screen.getByRole('group', { name: 'בחרו קופסה' })).toBeTruthy();
});

describe('what the scratch card and the gift box show', () => {
  const START = { scratch: 'Reveal my prize', gift: 'Gift box 2' } as const;
  const PLACE = { scratch: '.bk-scratch-prize span', gift: '.bk-gift-prize span' } as const;

  it.each([
    ["the owner's word for a loss", { ...LOST, label: 'So close' }, 'So close'],
    ['that it was one, for a loss without a word', { ...LOST, label: '' }, 'No prize this time'],
    ['the prize', WON, 'Free shipping'],
    ['that it was won, for a prize without a word', { ...WON, label: '' }, 'You won'],
  ])('what the scratch card and the gift box show is %s, the same on both', (_, prize, shown) => {
    for (const game of ['scratch', 'gift'] as const) {
      const { draw, leave } = aGame(game);
      fireEvent.click(screen.getByRole('button', { name: START[game] }));
      draw(prize);
      expect(document.querySelector(PLACE[game])?.textContent).toBe(shown);
      leave();
    }
  });

  it('the scratch card announces its result once if a prize has no word', () => {
    const { draw } = aGame('scratch');
    fireEvent.click(screen.getByRole('button', { name: START.scratch }));
    draw({ ...WON, label: '' });
    expect(document.querySelector('.bk-scratch-prize')?.textContent).toBe('You won');
    expect(screen.getByRole('status').textContent).toBe('You won');
  });
});

it.each(['wheel', 'scratch', 'gift'] as const)(
  'a game whose draw failed says so on the %s, and asks again with the same turn',
  (game) => {
    const { onPlay } = aGame(game, { error: 'again' });
    expect(screen.getByRole('alert').textContent).toContain('Your turn is kept');
    expect(document.activeElement?.textContent).toBe('Try again');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onPlay).toHaveBeenCalledTimes(1);
  },
);

it('a game whose draw failed offers no other try when the game is over', () => {
  aGame('wheel', { error: 'over' });
  expect(screen.getByRole('alert').textContent).toContain('ended');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

it('the wheel beside the form shows its prizes and no button', () => {
  aGame('wheel', { isStill: true });
  expect(screen.queryByRole('button')).toBeNull();
  expect(document.body.textContent).toMatch(/Free\s*shipping/);
});
