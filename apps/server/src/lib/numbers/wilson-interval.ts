/** Two-sided, 95 %. */
const Z = 1.959_964;

/**
 * The interval that contains the true rate of `hits` in `tries` in 19 of 20 cases. Wilson's score
 * interval is right for few tries, too. Without any tries it is 0 to 1.
 */
export function wilsonInterval(hits: number, tries: number): readonly [number, number] {
  if (tries <= 0) return [0, 1];
  const rate = Math.min(1, Math.max(0, hits / tries));
  const square = (Z * Z) / tries;
  const middle = rate + square / 2;
  const half = Z * Math.sqrt((rate * (1 - rate)) / tries + square / (4 * tries));
  // Floating point leaves a trace beside 0 and 1, which would be shown as “<0.1%”.
  const from = rate === 0 ? 0 : (middle - half) / (1 + square);
  const until = rate === 1 ? 1 : (middle + half) / (1 + square);
  return [from, until];
}
