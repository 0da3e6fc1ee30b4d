import { type ReactNode, useMemo, useState } from 'react';
import type { GameProps } from '../game-props.ts';
import { CALM_FADE_MS, WHEEL_SPIN_MS } from '../game-timings.ts';
import { Outcome } from '../outcome.tsx';
import { useEndOnce } from '../use-end-once.ts';
import { turnTo } from './spin.ts';
import { useSpin } from './use-spin.ts';
import { WheelFace } from './wheel-face.tsx';
import { WheelPointer } from './wheel-pointer.tsx';
import { slicesOf, stopAt } from './wheel-slices.ts';

/** Gamified format_1: 12 slices, one button. docs/behaviour/games.md#wheel. */
export function Wheel({ prizes, prize, calm, texts, onPlay, onEnd }: GameProps): ReactNode {
  const slices = useMemo(() => slicesOf(prizes), [prizes]);
  const [isAsked, setAsked] = useState(false);
  const [isOver, setOver] = useState(false);
  const stop = prize && stopAt(prize, slices, texts);
  const turn = stop && turnTo(stop.place);
  const { wheel, pointer } = useSpin(turn, calm);
  useEndOnce(turn !== undefined, calm ? CALM_FADE_MS : WHEEL_SPIN_MS, () => {
    setOver(true);
    onEnd();
  });

  const play = (): void => {
    if (isAsked) return;
    setAsked(true);
    onPlay();
  };
  return (
    <div
      className="bk-wheel"
      data-state={stateOf(isAsked, turn, isOver)}
      data-calm={calm}
      role="group"
      aria-label={texts.wheelName}
    >
      {/* Visitors who click the wheel want it to turn. Keyboard users have the button. */}
      <span className="bk-wheel-turning" ref={wheel} onClick={play}>
        <WheelFace slices={stop?.slices ?? slices} />
      </span>
      <PrizeNames prizes={prizes} />
      <WheelPointer hand={pointer} />
      <button type="button" className="bk-wheel-button" onClick={play} aria-disabled={isAsked}>
        {texts.spin}
      </button>
      <Outcome prize={prize} isAnnounced={isOver} isAwaited={isAsked} texts={texts} />
    </div>
  );
}

/** The prizes for screen readers, each once. The face is a picture, which they do not read. */
function PrizeNames({ prizes }: Pick<GameProps, 'prizes'>): ReactNode {
  return (
    <ul className="bk-unseen">
      {[...new Set(prizes.map(({ label }) => label))].map((label) => (
        <li key={label}>{label}</li>
      ))}
    </ul>
  );
}

function stateOf(isAsked: boolean, turn: number | undefined, isOver: boolean): string {
  if (isOver) return 'over';
  if (turn !== undefined) return 'spinning';
  return isAsked ? 'asked' : 'ready';
}
