/** Two-sided, 95 %. */
const Z = 1.959_964;

/**
 * Where the true rate of `hits` in `tries` is in 19 of 20 cases: Wilson's score interval, which
 * holds for few tries too. From 0 to 1 without any.
 */
export function wilsonInterval(hits: number, tries: number): readonly [number, number] {
  if (tries <= 0) return [0, 1];
  const rate = Math.min(1, hits / tries);
  const square = (Z * Z) / tries;
  const middle = rate + square / 2;
  const half = Z * Math.sqrt((rate * (1 - rate)) / tries + square / (4 * tries));
  return [Math.max(0, (middle - half) / (1 + square)), Math.min(1, (middle + half) / (1 + square))];
}
