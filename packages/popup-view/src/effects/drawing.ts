import type { Background } from '@beckon/contract/values';

/** A canvas in CSS pixels: contexts are already scaled to the screen's density. */
export interface Scene {
  readonly context: CanvasRenderingContext2D;
  readonly width: number;
  readonly height: number;
}

/** An animated background: `draw` paints the frame of a moment. */
export interface Drawing {
  draw(scene: Scene, frame: { readonly atMs: number }): void;
}

/** Makes a drawing for a canvas of that size; gets its random numbers from the caller. */
export type DrawingMaker = (
  size: { readonly width: number; readonly height: number },
  random: () => number,
) => Drawing;

export type MovingBackground = Exclude<Background, 'none'>;
