import type { DrawingMaker } from './drawing.ts';
import { countFor, makeParticles, wrap } from './particles.ts';

const COLORS = ['#ff5d5d', '#ffc145', '#3ecf8e', '#4aa8ff', '#b17bff', '#ff8fc7'] as const;

/** Paper that flutters down, turning as it falls. */
export const confetti: DrawingMaker = (size, random) => {
  const papers = makeParticles(countFor(size, 95, 170), (index) => ({
    color: COLORS[index % COLORS.length] ?? COLORS[0], x: random() * size.width, y: random() * size.height, width: 6 + random() * 7, height: 4 + random() * 6,
    perMs: 0.05 + random() * 0.09, turn: random() * 6.28, turnPerMs: (random() - 0.5) * 0.006, flip: 0.002 + random() * 0.004, sway: 12 + random() * 30,
  }));
  return {
    draw({ context, width, height }, { atMs }) {
      for (const paper of papers) {
        const angle = paper.turn + atMs * paper.turnPerMs;
        const left = wrap(paper.x + Math.sin(atMs / 900 + paper.turn) * paper.sway, width);
        const top = wrap(paper.y + atMs * paper.perMs, height + 24) - 12;
        const flat = Math.abs(Math.cos(atMs * paper.flip + paper.turn)) * 0.9 + 0.1;
        const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
        const across = paper.width / 2;
        const along = (paper.height * flat) / 2;
        context.fillStyle = paper.color;
        context.beginPath();
        context.moveTo(left - across * cos + along * sin, top - across * sin - along * cos);
        context.lineTo(left + across * cos + along * sin, top + across * sin - along * cos);
        context.lineTo(left + across * cos - along * sin, top + across * sin + along * cos);
        context.lineTo(left - across * cos - along * sin, top - across * sin + along * cos);
        context.fill();
      }
    },
  };
};
