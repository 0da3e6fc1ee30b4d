import { WHEEL_EXTRA_SLICES, WHEEL_SLICE_DEGREES } from '@beckon/contract/values';

const FULL_TURN = 360;

/** Share of the spin's duration in which the wheel accelerates. */
const RUN_UP = 0.08;

/**
 * The angle in degrees by which the wheel turns, so that the middle of `slice` stops under the
 * pointer. Slice 0 is under the pointer at the start. The wheel turns 24 slices more than needed.
 * docs/behaviour/games.md#wheel.
 */
export function turnTo(slice: number): number {
  const toSlice = (FULL_TURN - slice * WHEEL_SLICE_DEGREES) % FULL_TURN;
  return WHEEL_EXTRA_SLICES * WHEEL_SLICE_DEGREES + toSlice;
}

/**
 * The share of the way after a share of the time: first a short push, then a long slowdown, never
 * backwards.
 */
export function eased(time: number): number {
  const t = Math.min(1, Math.max(0, time));
  // At RUN_UP, position and speed of both parts are equal: the push is a parabola, the slowdown a
  // cubic.
  const pushSpeed = 3 / (1 - RUN_UP);
  const pushWay = (pushSpeed * RUN_UP) / 2;
  const whole = pushWay + 1;
  if (t < RUN_UP) return (pushSpeed * t * t) / (2 * RUN_UP) / whole;
  const rest = 1 - (t - RUN_UP) / (1 - RUN_UP);
  return (pushWay + 1 - rest ** 3) / whole;
}

/**
 * A peg passes in the middle between two slices. It bends the pointer, which then springs back.
 * Values are shares of a slice.
 */
const TOUCHES_AT = 0.4;
const LEAVES_AT = 0.58;
const SPRINGS_BACK_WITHIN = 0.08;

/** How far the passing peg bends the pointer at this angle of the wheel, 0 to 1. */
export function pointerBend(angle: number): number {
  const intoSlice = (angle % WHEEL_SLICE_DEGREES) / WHEEL_SLICE_DEGREES;
  if (intoSlice <= LEAVES_AT)
    return Math.max(0, (intoSlice - TOUCHES_AT) / (LEAVES_AT - TOUCHES_AT));
  return Math.max(0, 1 - (intoSlice - LEAVES_AT) / SPRINGS_BACK_WITHIN);
}
