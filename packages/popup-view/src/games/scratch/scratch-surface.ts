import { remainingShare } from './scratched-share.ts';

const BRUSH = 52;
/** The maximum density of the cover: more pixels look no sharper, and take longer to count. */
const SHARPEST = 3;

/** A cover on a canvas that can be rubbed away. If the browser has no canvas, nothing is covered. */
export interface ScratchSurface {
  /**
   * Rubs a line from the last point, or a dot after `lift`. Coordinates are in CSS pixels of the
   * canvas.
   */
  rub(x: number, y: number): void;
  lift(): void;
  remaining(): number;
  clear(): void;
}

/** Paints the cover in the card's own colours at the screen's resolution. */
export function coverCanvas(canvas: HTMLCanvasElement, hint: string): ScratchSurface {
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return { rub() {}, lift() {}, remaining: () => 0, clear() {} };
  const { width, height } = fitToScreen(canvas, context);
  paintCover(context, { width, height, hint, style: getComputedStyle(canvas) });
  context.globalCompositeOperation = 'destination-out';
  context.strokeStyle = '#000';
  context.lineWidth = BRUSH;
  context.lineCap = 'round';
  let last: readonly [number, number] | undefined;
  return {
    rub(x, y) {
      context.beginPath();
      context.moveTo(...(last ?? [x, y]));
      context.lineTo(x, y);
      context.stroke();
      last = [x, y];
    },
    lift() {
      last = undefined;
    },
    remaining: () => remainingShare(context.getImageData(0, 0, canvas.width, canvas.height).data),
    clear: () => context.clearRect(0, 0, width, height),
  };
}

function fitToScreen(
  canvas: HTMLCanvasElement,
  context: CanvasRenderingContext2D,
): { width: number; height: number } {
  const width = canvas.offsetWidth;
  const height = canvas.offsetHeight;
  const density = Math.min(SHARPEST, devicePixelRatio || 1);
  canvas.width = Math.max(1, Math.round(width * density));
  canvas.height = Math.max(1, Math.round(height * density));
  context.scale(density, density);
  return { width, height };
}

interface Cover {
  readonly width: number;
  readonly height: number;
  readonly hint: string;
  readonly style: CSSStyleDeclaration;
}

function paintCover(
  context: CanvasRenderingContext2D,
  { width, height, hint, style }: Cover,
): void {
  const foil = context.createLinearGradient(0, 0, width, height);
  for (const [at, colour] of [
    [0, '#b9bec9'],
    [0.35, '#e4e7ee'],
    [0.5, '#c3c8d3'],
    [0.7, '#eceff4'],
    [1, '#aeb4c1'],
  ] as const)
    foil.addColorStop(at, colour);
  context.fillStyle = foil;
  context.fillRect(0, 0, width, height);
  context.strokeStyle = 'rgb(255 255 255 / 35%)';
  context.lineWidth = 1;
  for (let x = -height; x < width; x += 14) {
    context.beginPath();
    context.moveTo(x, height);
    context.lineTo(x + height, 0);
    context.stroke();
  }
  paintCoin(context, width / 2, height * 0.38, height * 0.15);
  context.fillStyle = '#2b3140';
  context.font = `700 ${Math.round(Math.max(18, height * 0.1))}px ${style.fontFamily}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.direction = style.direction === 'rtl' ? 'rtl' : 'ltr';
  context.fillText(hint, width / 2, height * 0.68, width - 24);
}

/** Paints the coin that scratches. */
function paintCoin(context: CanvasRenderingContext2D, x: number, y: number, radius: number): void {
  for (const [share, colour] of [
    [1, '#b97f12'],
    [0.9, '#f7cf5b'],
    [0.68, '#dda52c'],
    [0.62, '#f9d974'],
  ] as const) {
    context.beginPath();
    context.arc(x, y, radius * share, 0, 2 * Math.PI);
    context.fillStyle = colour;
    context.fill();
  }
}
