/**
 * The number of particles for an area, so that phones draw few and very large screens not
 * thousands.
 */
export function countFor(
  { width, height }: { readonly width: number; readonly height: number },
  perMegapixel: number,
  most: number,
): number {
  return Math.min(most, Math.max(8, Math.round((width * height * perMegapixel) / 1_000_000)));
}

/** Creates this many particles, each from random numbers. */
export function makeParticles<Particle>(
  count: number,
  make: (index: number) => Particle,
): readonly Particle[] {
  return [...Array(count).keys()].map(make);
}

/** Keeps a value between 0 and `length`: a particle that leaves at one side comes back at the other. */
export function wrap(value: number, length: number): number {
  return ((value % length) + length) % length;
}
