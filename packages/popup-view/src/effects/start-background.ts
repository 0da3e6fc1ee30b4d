import type { EffectsPart } from '../part-contracts.ts';
import { ball } from './ball.ts';
import { confetti } from './confetti.ts';
import type { Drawing, DrawingMaker, MovingBackground, Scene } from './drawing.ts';
import { rain } from './rain.ts';
import { snow } from './snow.ts';
import { starrySky } from './starry-sky.ts';
import { sunWheel } from './sun-wheel.ts';

const DRAWINGS: Readonly<Record<MovingBackground, DrawingMaker>> = {
  wheel: sunWheel,
  'starry-sky': starrySky,
  ball,
  snow,
  rain,
  confetti,
};

/** The maximum density of the canvas; a higher one takes more time without a visible difference. */
const MAX_DENSITY = 1.5;
/** The minimum time per frame: a background needs about thirty frames a second. */
const FRAME_MS = 30;
/** The longest step of the animation, so that it continues after a pause instead of jumping. */
const LONGEST_STEP_MS = 100;
/** A background moves this long: what moves longer would need a button that pauses it. */
const MOVES_MS = 5000;
/** It becomes slower in the last part of this time, so that it does not look as if it had broken. */
const SLOWING_MS = 2000;
/** The time of the frame that is shown if the background must not move. */
const STILL_AT_MS = 4000;

/**
 * Draws a background on the canvas about 30 times a second until it comes to rest, or once if it
 * must not move. Pauses while the page is hidden. Follows the size of the canvas. Returns a
 * function that stops it and removes its listeners. docs/behaviour/appearance.md#backgrounds.
 */
export const startBackground: EffectsPart['startBackground'] = (
  canvas,
  { background, isStill },
) => {
  const page = canvas.ownerDocument.defaultView;
  const context = canvas.getContext('2d');
  if (background === 'none' || !page || !context) return () => undefined;
  const painter = new Painter(canvas, context, DRAWINGS[background]);
  const show = (): void => painter.paint(page.devicePixelRatio);

  let frame = 0;
  let last: number | undefined;
  let leftMs = isStill ? 0 : MOVES_MS;
  const step = (now: number): void => {
    frame = page.requestAnimationFrame(step);
    if (last !== undefined && now - last < FRAME_MS) return;
    const passedMs = now - (last ?? now);
    leftMs -= passedMs;
    last = now;
    if (leftMs <= 0) return page.cancelAnimationFrame(frame);
    painter.pass(Math.min(LONGEST_STEP_MS, passedMs) * Math.min(1, leftMs / SLOWING_MS));
    return show();
  };
  const goOn = (): void => {
    page.cancelAnimationFrame(frame);
    last = undefined;
    if (leftMs > 0 && !canvas.ownerDocument.hidden) frame = page.requestAnimationFrame(step);
  };

  if (isStill) painter.pass(STILL_AT_MS);
  show();
  goOn();
  page.addEventListener('resize', show);
  canvas.ownerDocument.addEventListener('visibilitychange', goOn);
  return () => {
    page.cancelAnimationFrame(frame);
    page.removeEventListener('resize', show);
    canvas.ownerDocument.removeEventListener('visibilitychange', goOn);
  };
};

/** Keeps canvas and drawing at the size at which the canvas is shown. */
class Painter {
  readonly #canvas: HTMLCanvasElement;
  readonly #context: CanvasRenderingContext2D;
  readonly #make: DrawingMaker;
  #drawing: Drawing | undefined;
  #atMs = 0;

  constructor(canvas: HTMLCanvasElement, context: CanvasRenderingContext2D, make: DrawingMaker) {
    this.#canvas = canvas;
    this.#context = context;
    this.#make = make;
  }

  pass(ms: number): void {
    this.#atMs += ms;
  }

  paint(screenDensity: number): void {
    const { clientWidth: width, clientHeight: height } = this.#canvas;
    if (width === 0 || height === 0) return;
    const scene = this.#fit({ width, height }, Math.min(MAX_DENSITY, screenDensity || 1));
    scene.context.clearRect(0, 0, width, height);
    this.#drawing?.draw(scene, { atMs: this.#atMs });
  }

  #fit(size: { width: number; height: number }, density: number): Scene {
    const wanted = {
      width: Math.round(size.width * density),
      height: Math.round(size.height * density),
    };
    if (
      this.#drawing === undefined ||
      this.#canvas.width !== wanted.width ||
      this.#canvas.height !== wanted.height
    ) {
      Object.assign(this.#canvas, wanted);
      this.#drawing = this.#make(size, Math.random);
    }
    this.#context.setTransform(density, 0, 0, density, 0, 0);
    return { context: this.#context, ...size };
  }
}
