import type { DrawingMaker } from './drawing.ts';
import { countFor, makeParticles } from './particles.ts';

const SHADES = 4;

/** Stars that twinkle out of step, over a night that fades towards the ground. */
export const starrySky: DrawingMaker = (size, random) => {
  const stars = makeParticles(countFor(size, 150, 280), () => ({
    x: random() * size.width,
    y: random() ** 1.2 * size.height,
    radius: 0.5 + random() ** 3 * 1.9,
    perMs: 0.0006 + random() * 0.002,
    phase: random() * 6.28,
  }));
  return {
    draw({ context }, { atMs }) {
      // Draws few shades, one path each, because changing the fill for every star takes too long.
      for (let shade = 1; shade <= SHADES; shade += 1) {
        context.fillStyle = `rgba(255,250,235,${shade / SHADES})`;
        context.beginPath();
        for (const { x, y, radius, perMs, phase } of stars) {
          const light = 0.5 + 0.5 * Math.sin(atMs * perMs + phase);
          if (Math.ceil(light * SHADES) !== shade) continue;
          context.moveTo(x + radius, y);
          context.arc(x, y, radius, 0, 6.2832);
        }
        context.fill();
      }
    },
  };
};
