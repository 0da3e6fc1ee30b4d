import type { DrawingMaker } from './drawing.ts';
import { countFor, makeParticles } from './particles.ts';

const COLORS = ['#f4b63f', '#ef6f6c', '#4fb3bf', '#7a6ff0', '#7bc47f', '#f58fb4'] as const;

/** Balls that drift and bounce off the edges. */
export const ball: DrawingMaker = (size, random) => {
  const balls = makeParticles(countFor(size, 16, 34), (index) => {
    const radius = 12 + random() * 34;
    return {
      radius,
      color: COLORS[index % COLORS.length] ?? COLORS[0],
      perMsX: (random() - 0.5) * 0.14,
      perMsY: (random() - 0.5) * 0.14,
      x: random() * size.width,
      y: random() * size.height,
    };
  });
  return {
    draw({ context, width, height }, { atMs }) {
      for (const { x, y, radius, color, perMsX, perMsY } of balls) {
        const left = bounce(x + perMsX * atMs, radius, width - radius);
        const top = bounce(y + perMsY * atMs, radius, height - radius);
        context.fillStyle = color;
        context.globalAlpha = 0.82;
        context.beginPath();
        context.arc(left, top, radius, 0, 6.2832);
        context.fill();
        context.globalAlpha = 0.35;
        context.fillStyle = '#fff';
        context.beginPath();
        context.arc(left - radius * 0.32, top - radius * 0.34, radius * 0.26, 0, 6.2832);
        context.fill();
      }
      context.globalAlpha = 1;
    },
  };
};

/** A position that moves between two walls and bounces off them. */
export function bounce(place: number, from: number, to: number): number {
  const room = Math.max(1, to - from);
  const run = (((place - from) % (2 * room)) + 2 * room) % (2 * room);
  return from + (run > room ? 2 * room - run : run);
}
