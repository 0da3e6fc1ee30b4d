import type { AbTest, AbTestArm } from '@beckon/contract/owner-calls';
import { formatShare, formatWhole } from '../../../lib/format-number.ts';
import styles from './ab-test.module.css';
import { percentOf } from './verdict-words.ts';

/** Differences of this size and more reach the edge of the picture. */
const LEAST_EDGE = 0.2;
const MOST_EDGE = 1;

/** Visitors, successes, rate, and the interval of the difference as a bar and in words. */
export function ResultsTable({ test }: { readonly test: AbTest }) {
  const reach = test.arms.flatMap(({ uplift }) =>
    uplift === undefined ? [] : [Math.abs(uplift.low), Math.abs(uplift.high)],
  );
  const edge = Math.min(MOST_EDGE, Math.max(LEAST_EDGE, ...reach));
  return (
    <div className={styles['scroll']} tabIndex={0} role="group" aria-label="Results of each design">
      <table className={styles['results']}>
        <thead>
          <tr>
            <th scope="col">Design</th>
            <th scope="col">Visitors</th>
            <th scope="col">{test.goal === '' ? 'Conversions' : `Reached “${test.goal}”`}</th>
            <th scope="col">Rate</th>
            <th scope="col">Compared with A</th>
          </tr>
        </thead>
        <tbody>
          {test.arms.map((arm) => (
            <tr key={arm.popupId}>
              <th scope="row">{arm.name}</th>
              <td>{formatWhole(arm.visitors)}</td>
              <td>{formatWhole(arm.successes)}</td>
              <td>{arm.visitors === 0 ? '–' : formatShare(arm.rate)}</td>
              <td>
                <Difference arm={arm} edge={edge} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Difference({ arm, edge }: { readonly arm: AbTestArm; readonly edge: number }) {
  if (arm.uplift === undefined) return <span>{arm.name === 'A' ? '–' : 'too early'}</span>;
  const { low, high } = arm.uplift;
  const place = (share: number) => ((Math.min(edge, Math.max(-edge, share)) + edge) / edge) * 50;
  const tone = low > 0 ? 'better' : high < 0 ? 'worse' : 'open';
  return (
    <span className={styles['difference']}>
      <span className={styles['track']} aria-hidden>
        <i
          data-tone={tone}
          style={{ left: `${place(low)}%`, width: `${Math.max(place(high) - place(low), 1)}%` }}
        />
      </span>
      <span>
        {signed(low)} to {signed(high)}
      </span>
    </span>
  );
}

function signed(share: number): string {
  return `${share < 0 ? '−' : '+'}${percentOf(share)}%`;
}
