import type { DrawingMaker } from './drawing.ts';

const RAYS = 24;
const TURN_MS = 40_000;

/** Rays that turn slowly around the middle, as behind a wheel of fortune. */
export const sunWheel: DrawingMaker = () => ({
  draw({ context, width, height }, { atMs }) {
    const reach = Math.hypot(width, height) / 2;
    const slice = (2 * Math.PI) / RAYS;
    const turned = (atMs / TURN_MS) * 2 * Math.PI;
    context.save();
    context.translate(width / 2, height / 2);
    context.rotate(turned);
    context.fillStyle = 'rgba(255,226,150,.2)';
    context.beginPath();
    for (let ray = 0; ray < RAYS; ray += 2) {
      context.moveTo(0, 0);
      context.lineTo(Math.cos(ray * slice) * reach, Math.sin(ray * slice) * reach);
      context.lineTo(Math.cos((ray + 1) * slice) * reach, Math.sin((ray + 1) * slice) * reach);
    }
    context.fill();
    context.restore();
  },
});
