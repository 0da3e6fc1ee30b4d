import { toRgb } from './to-rgb.ts';

/** Small text needs this much contrast with its ground. */
export const READABLE = 4.5;
const WHITE = '#ffffff';
/** Nothing lighter can be read on every grey that white cannot. */
const BLACK = '#000000';
const STEPS = 20;

/** From 1 (the same) to 21 (black on white), as WCAG counts it. */
export function contrast(one: string, other: string): number {
  const [light = 1, dark = 1] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** True when people see the colour as dark. */
export function isDark(colour: string): boolean {
  const [red, green, blue] = toRgb(colour);
  return red * 0.3 + green * 0.6 + blue * 0.1 < 128;
}

/** `share` (0 to 1) of the first colour in the second. */
export function mix(colour: string, into: string, share: number): string {
  const [from, to] = [toRgb(colour), toRgb(into)];
  const parts = from.map((part, index) =>
    Math.round(part * share + (to[index] ?? 0) * (1 - share)),
  );
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** White or black letters, whichever is easier to read on this ground. */
export function lettersOn(ground: string): string {
  return contrast(WHITE, ground) >= contrast(BLACK, ground) ? WHITE : BLACK;
}

/** The colour itself where it can be read on every ground, else as much of it as still can. */
export function readable(colour: string, ...grounds: readonly [string, ...string[]]): string {
  const letters = lettersOn(grounds[0]);
  for (let step = STEPS; step > 0; step -= 1) {
    const tried = step === STEPS ? colour : mix(colour, letters, step / STEPS);
    if (grounds.every((ground) => contrast(tried, ground) >= READABLE)) return tried;
  }
  return letters;
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = toRgb(colour).map((value) => {
    const part = value / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return red * 0.2126 + green * 0.7152 + blue * 0.0722;
}
