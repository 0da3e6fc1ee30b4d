import { PAGES } from './consent-host.mjs';

/** The longest task that a visitor should have to wait for. */
export const LONGEST_SCRIPT_MS = 50;

function sorted(costs, figure) {
  return costs.map((cost) => cost[figure]).toSorted((a, b) => a - b);
}

/** `1.6 (1.4–1.9)`: the median, the smallest and the largest value. */
function withSpread(values) {
  const [least, most] = [values[0], values.at(-1)];
  return `${median(values).toFixed(1)} (${least.toFixed(1)}–${most.toFixed(1)})`;
}

function median(values) {
  return values[Math.floor(values.length / 2)];
}

/** Prints page views. Our budget is the cost of the other script for the same view. */
export function printPages(costs) {
  const columns = ['script', 'other', 'x other', 'all', 'other', 'x other', 'longest'];
  console.log(['ms of the main thread'.padEnd(31), ...columns].join('\t'));
  for (const [name, { other }] of Object.entries(PAGES)) {
    const of = (page, figure) => sorted(costs[page], figure);
    const beside = (figure) => {
      const ours = of(name, figure);
      const theirs = other === undefined ? undefined : of(other, figure);
      return theirs === undefined
        ? [withSpread(ours), '–', '–']
        : [withSpread(ours), withSpread(theirs), (median(ours) / median(theirs)).toFixed(2)];
    };
    const longest = withSpread(of(name, 'longest'));
    console.log([name.padEnd(31), ...beside('script'), ...beside('all'), longest].join('\t'));
  }
}

/** Prints our cost and the cost without us: of a simple loop, or of a page with no script. */
export function printPair(title, rounds) {
  const [ours, bare] = [0, 1].map((at) => {
    const costs = rounds.map((pair) => pair[at]);
    return (figure) => sorted(costs, figure);
  });
  const verdict = median(ours('longestScript')) <= LONGEST_SCRIPT_MS ? 'ok' : 'above';
  const beside = (figure) => `${withSpread(ours(figure))}, bare ${withSpread(bare(figure))}`;
  const bareScript = median(bare('script'));
  const ratio = (median(ours('script')) / bareScript).toFixed(2);
  const times = bareScript > 0 ? `, ${ratio} x bare` : '';
  console.log(
    `${title}: ms of script ${beside('script')}${times}; longest at a stretch ${beside('longestScript')}, budget ${LONGEST_SCRIPT_MS}: ${verdict}; script above 50 ms ${beside('blocking')}; longest task ${beside('longest')}`,
  );
}
