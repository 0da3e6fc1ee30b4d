/** How many things to draw: by area, so that phones draw few and walls do not draw thousands. */
export function countFor(
  { width, height }: { readonly width: number; readonly height: number },
  perMegapixel: number,
  most: number,
): number {
  return Math.min(most, Math.max(8, Math.round((width * height * perMegapixel) / 1_000_000)));
}

/** This many particles, each made from random numbers. */
export function makeParticles<Particle>(
  count: number,
  make: (index: number) => Particle,
): readonly Particle[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

/** Keeps a value in 0…length: what leaves at one side comes back at the other. */
export function wrap(value: number, length: number): number {
  return ((value % length) + length) % length;
}
