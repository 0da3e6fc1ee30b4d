import { toRgb } from './to-rgb.ts';

/** The contrast that small text needs with its background. */
export const READABLE = 4.5;
const WHITE = '#ffffff';
/** Must be pure black: on some greys neither white nor a dark grey is readable. */
const BLACK = '#000000';
const STEPS = 20;

/** The contrast ratio of two colours by WCAG: from 1 (the same colour) to 21 (black on white). */
export function contrast(one: string, other: string): number {
  const [light = 1, dark = 1] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** Whether people see the colour as dark. */
export function isDark(colour: string): boolean {
  const [red, green, blue] = toRgb(colour);
  return red * 0.3 + green * 0.6 + blue * 0.1 < 128;
}

/** Mixes two colours. `share` (0 to 1) is the share of the first colour. */
export function mix(colour: string, into: string, share: number): string {
  const [from, to] = [toRgb(colour), toRgb(into)];
  const parts = from.map((part, index) =>
    Math.round(part * share + (to[index] ?? 0) * (1 - share)),
  );
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** White or black, whichever has more contrast with this background. */
export function lettersOn(ground: string): string {
  return contrast(WHITE, ground) >= contrast(BLACK, ground) ? WHITE : BLACK;
}

/**
 * The colour itself if it is readable on all backgrounds. Otherwise it is mixed with white or black
 * until it is readable.
 */
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
