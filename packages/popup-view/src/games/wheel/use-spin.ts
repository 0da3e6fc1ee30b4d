import { useEffect, useRef, type RefObject } from 'react';
import { WHEEL_SPIN_MS } from '../game-timings.ts';
import { eased, pointerBend } from './spin.ts';

const POINTER_BEND_DEGREES = -16;

interface Spinning {
  readonly wheel: RefObject<HTMLElement | null>;
  readonly pointer: RefObject<HTMLElement | null>;
}

/**
 * Turns the wheel by `turn` degrees as soon as that is known. Only transforms change, so the
 * browser's compositor does the work.
 */
export function useSpin(turn: number | undefined, calm: boolean): Spinning {
  const wheel = useRef<HTMLElement | null>(null);
  const pointer = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (turn === undefined) return undefined;
    if (calm) {
      turnBy(wheel.current, turn);
      return undefined;
    }
    let frame = 0;
    let startedAt: number | undefined;
    const draw = (now: number): void => {
      startedAt ??= now;
      const time = (now - startedAt) / WHEEL_SPIN_MS;
      const angle = turn * eased(time);
      turnBy(wheel.current, angle);
      turnBy(pointer.current, time < 1 ? pointerBend(angle) * POINTER_BEND_DEGREES : 0);
      if (time < 1) frame = requestAnimationFrame(draw);
    };
    frame = requestAnimationFrame(draw);
    return () => cancelAnimationFrame(frame);
  }, [turn, calm]);
  return { wheel, pointer };
}

function turnBy(element: HTMLElement | null, degrees: number): void {
  if (element) element.style.transform = `rotate(${degrees}deg)`;
}
