import type { DrawingMaker } from './drawing.ts';
import { countFor, makeParticles, wrap } from './particles.ts';

const SLANT = 0.14;

/** Streaks that fall at a slant. */
export const rain: DrawingMaker = (size, random) => {
  const drops = makeParticles(countFor(size, 150, 260), () => {
    const depth = random();
    return {
      x: random() * (size.width + 200),
      y: random() * size.height,
      length: 12 + depth * 20,
      perMs: 0.5 + depth * 0.55,
    };
  });
  return {
    draw({ context, width, height }, { atMs }) {
      context.strokeStyle = 'rgba(190,214,240,.55)';
      context.lineWidth = 1.3;
      context.beginPath();
      for (const { x, y, length, perMs } of drops) {
        const fallen = atMs * perMs;
        const top = wrap(y + fallen, height + 60) - 50;
        const left = wrap(x - fallen * SLANT, width + 200) - 40;
        context.moveTo(left, top);
        context.lineTo(left - length * SLANT, top + length);
      }
      context.stroke();
    },
  };
};
