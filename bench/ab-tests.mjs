/**
 * `node bench/ab-tests.mjs`: how often the verdict of an A/B test is wrong if you look at it every
 * day, and how soon it is right; the same for holdouts. The figures are in docs/decisions/0034.
 */
import { simulateTests } from '../apps/server/src/lib/uplift/simulate-tests.ts';

const CASES = [
  { what: 'A/A, rate 10 %', tests: 10_000, days: 60, visitorsADay: 100, rates: [0.1, 0.1] },
  { what: 'A/A, rate 2 %', tests: 10_000, days: 60, visitorsADay: 100, rates: [0.02, 0.02] },
  { what: 'A/A, rate 30 %', tests: 10_000, days: 60, visitorsADay: 50, rates: [0.3, 0.3] },
  {
    what: 'A/A/A/A, rate 5 %',
    tests: 3000,
    days: 60,
    visitorsADay: 100,
    rates: Array(4).fill(0.05),
  },
  { what: '10 % and 11 %', tests: 1000, days: 60, visitorsADay: 300, rates: [0.1, 0.11] },
  { what: '10 % and 12 %', tests: 1000, days: 60, visitorsADay: 300, rates: [0.1, 0.12] },
  { what: '10 % and 13 %', tests: 1000, days: 60, visitorsADay: 300, rates: [0.1, 0.13] },
  { what: '10 % and 8 %', tests: 1000, days: 60, visitorsADay: 300, rates: [0.1, 0.08] },
  ...holdoutCases(0.1),
  ...holdoutCases(0.05),
];

/**
 * A small group that sees no popups, compared with all others. The figures are in
 * docs/decisions/0043.
 */
function holdoutCases(held) {
  const holdout = { days: 60, visitorsADay: 500, shares: [held, 1 - held] };
  const name = `${held * 100} % held`;
  return [
    { what: `${name}, 3 %, 3 %`, tests: 3000, ...holdout, rates: [0.03, 0.03] },
    { what: `${name}, 3 %, 4.5 %`, tests: 500, ...holdout, rates: [0.03, 0.045] },
  ];
}

console.log('case                 tests  visitors/day  verdict  wrong   median day');
CASES.forEach(({ what, ...options }, index) => {
  const result = simulateTests({ ...options, seed: index + 1 });
  const percent = (share) => `${(share * 100).toFixed(2)} %`.padStart(8);
  const isSame = new Set(options.rates).size === 1;
  console.log(
    what.padEnd(20),
    String(options.tests).padStart(6),
    String(options.visitorsADay).padStart(13),
    percent(result.shareWithVerdict),
    isSame ? '       –' : percent(result.shareOfWrong),
    String(result.medianDay).padStart(8),
  );
});
