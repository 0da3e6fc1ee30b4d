import type { DrawingMaker } from './drawing.ts';
import { countFor, makeParticles, wrap } from './particles.ts';

const COLORS = ['#ff5d5d', '#ffc145', '#3ecf8e', '#4aa8ff', '#b17bff', '#ff8fc7'] as const;

/** Pieces of paper that fall and turn. */
export const confetti: DrawingMaker = (size, random) => {
  const sheets = COLORS.map((color) => ({
    color,
    papers: makeParticles(Math.ceil(countFor(size, 130, 210) / COLORS.length), () =>
      aPaper(size, random),
    ),
  }));
  return {
    draw({ context, width, height }, { atMs }) {
      // Draws one path per colour, because filling each piece separately takes too long.
      for (const { color, papers } of sheets) {
        context.fillStyle = color;
        context.beginPath();
        for (const paper of papers) {
          const angle = paper.turn + atMs * paper.turnPerMs;
          const left = wrap(paper.x + Math.sin(atMs / 900 + paper.turn) * paper.sway, width);
          const top = wrap(paper.y + atMs * paper.perMs, height + 24) - 12;
          const flat = Math.abs(Math.cos(atMs * paper.flip + paper.turn)) * 0.9 + 0.1;
          addPaper(context, {
            left,
            top,
            angle,
            across: paper.width / 2,
            along: (paper.height * flat) / 2,
          });
        }
        context.fill();
      }
    },
  };
};

function aPaper(
  { width, height }: { readonly width: number; readonly height: number },
  random: () => number,
) {
  return {
    x: random() * width,
    y: random() * height,
    width: 6 + random() * 8,
    height: 4 + random() * 7,
    perMs: 0.05 + random() * 0.09,
    turn: random() * 6.28,
    turnPerMs: (random() - 0.5) * 0.006,
    flip: 0.002 + random() * 0.004,
    sway: 12 + random() * 30,
  };
}

interface PaperPlace {
  readonly left: number;
  readonly top: number;
  readonly angle: number;
  readonly across: number;
  readonly along: number;
}

function addPaper(
  context: CanvasRenderingContext2D,
  { left, top, angle, across, along }: PaperPlace,
): void {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  context.moveTo(left - across * cos + along * sin, top - across * sin - along * cos);
  context.lineTo(left + across * cos + along * sin, top + across * sin - along * cos);
  context.lineTo(left + across * cos - along * sin, top + across * sin + along * cos);
  context.lineTo(left - across * cos - along * sin, top - across * sin + along * cos);
}
