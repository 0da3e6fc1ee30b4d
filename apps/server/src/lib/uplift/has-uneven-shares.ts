/** An arm of a test with its share and the visitors that it got. */
interface SharedArm {
  readonly weight: number;
  readonly visitors: number;
}

/**
 * The values that chi-square exceeds by chance once in a thousand tests, for one degree of freedom
 * to four. NIST/SEMATECH e-Handbook of Statistical Methods, 1.3.6.7.4.
 */
const CRITICAL = [10.828, 13.816, 16.266, 18.467] as const;
/** With fewer expected visitors in an arm, chi-square is no good approximation. */
const FEWEST_EXPECTED = 5;

/**
 * Whether visitors are divided over the arms in another way than the weights say, with p < 0.001 in
 * Pearson's chi-square test: something other than chance decided who saw which arm ("sample ratio
 * mismatch", Fabijan and others, KDD 2019). An arm without a weight is left out, because only a
 * link opens it.
 */
export function hasUnevenShares(all: readonly SharedArm[]): boolean {
  const arms = all.filter(({ weight }) => weight > 0);
  const critical = CRITICAL[arms.length - 2];
  const weights = arms.reduce((sum, { weight }) => sum + weight, 0);
  const visitors = arms.reduce((sum, arm) => sum + arm.visitors, 0);
  const compared = arms.map((arm) => ({
    visitors: arm.visitors,
    expected: (visitors * arm.weight) / weights,
  }));
  if (critical === undefined || compared.some(({ expected }) => expected < FEWEST_EXPECTED))
    return false;
  const chiSquare = compared.reduce(
    (sum, { visitors: seen, expected }) => sum + (seen - expected) ** 2 / expected,
    0,
  );
  return chiSquare > critical;
}
