import type { DrawingMaker } from './drawing.ts';
import { countFor, makeParticles, wrap } from './particles.ts';

/** Flakes that sink and sway, near ones larger and faster. */
export const snow: DrawingMaker = (size, random) => {
  const flakes = makeParticles(countFor(size, 130, 220), () => {
    const depth = random();
    return {
      x: random() * size.width,
      y: random() * size.height,
      radius: 0.9 + depth * 2.8,
      perMs: 0.018 + depth * 0.05,
      sway: 8 + random() * 26,
      phase: random() * 6.28,
    };
  });
  return {
    draw({ context, width, height }, { atMs }) {
      context.fillStyle = 'rgba(255,255,255,.88)';
      context.beginPath();
      for (const { x, y, radius, perMs, sway, phase } of flakes) {
        const left = wrap(x + Math.sin(atMs / 1600 + phase) * sway, width);
        const top = wrap(y + atMs * perMs, height + 8) - 4;
        context.moveTo(left + radius, top);
        context.arc(left, top, radius, 0, 6.2832);
      }
      context.fill();
    },
  };
};
