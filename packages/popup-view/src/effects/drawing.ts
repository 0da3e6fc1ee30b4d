import type { Background } from '@beckon/contract/values';

/** A canvas in CSS pixels. Its context is already scaled to the screen's density. */
export interface Scene {
  readonly context: CanvasRenderingContext2D;
  readonly width: number;
  readonly height: number;
}

/** An animated background. `draw` paints one frame. */
export interface Drawing {
  draw(scene: Scene, frame: { readonly atMs: number }): void;
}

/** Makes a drawing for a canvas of that size. The caller passes in the random numbers. */
export type DrawingMaker = (
  size: { readonly width: number; readonly height: number },
  random: () => number,
) => Drawing;

export type MovingBackground = Exclude<Background, 'none'>;
