import { PAGES } from './consent-host.mjs';

/** The longest task that a visitor should have to wait for. */
export const LONGEST_SCRIPT_MS = 50;

function median(numbers) {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
}

/** Prints page views. The budget of ours is the cost of the other script for the same view. */
export function printPages(costs) {
  const columns = ['script', 'other', 'x other', 'all', 'other', 'x other', 'longest'];
  console.log(['ms of the main thread'.padEnd(28), ...columns].join('\t'));
  for (const [name, { other }] of Object.entries(PAGES)) {
    const of = (page, figure) => median(costs[page].map((cost) => cost[figure]));
    const beside = (figure) => {
      const ours = of(name, figure);
      const cost = other === undefined ? undefined : of(other, figure);
      return cost === undefined
        ? [ours.toFixed(1), '–', '–']
        : [ours.toFixed(1), cost.toFixed(1), (ours / cost).toFixed(2)];
    };
    console.log(
      [name.padEnd(28), ...beside('script'), ...beside('all'), of(name, 'longest').toFixed(1)].join(
        '\t',
      ),
    );
  }
}

/** Prints our cost beside the cost without us: of a simple loop, or of a page with no script. */
export function printPair(title, rounds) {
  const [ours, bare] = [0, 1].map((at) =>
    Object.fromEntries(
      ['script', 'longest', 'longestScript', 'blocking'].map((figure) => [
        figure,
        median(rounds.map((pair) => pair[at][figure])),
      ]),
    ),
  );
  const verdict = ours.longestScript <= LONGEST_SCRIPT_MS ? 'ok' : 'above';
  const beside = (figure) => `${ours[figure].toFixed(1)} (${bare[figure].toFixed(1)})`;
  const times = bare.script > 0 ? `, ${(ours.script / bare.script).toFixed(2)} x bare` : '';
  console.log(
    `${title}: ms of script ${beside('script')}${times}; longest at a stretch ${beside('longestScript')}, budget ${LONGEST_SCRIPT_MS}: ${verdict}; script above 50 ms ${beside('blocking')}; longest task ${beside('longest')}`,
  );
}
