import type { AbTest, AbTestArm } from '@beckon/contract/owner-calls';
import { DifferenceBar, edgeOf } from '../../../components/ui/difference-bar.tsx';
import { formatShare, formatWhole } from '../../../lib/format/format-number.ts';
import styles from './ab-test.module.css';

/** Visitors, successes, rate, and the interval of the difference as a bar and in words. */
export function ResultsTable({ test }: { readonly test: AbTest }) {
  const edge = edgeOf(test.arms.flatMap(({ uplift }) => uplift ?? []));
  const successes = test.goal === '' ? 'Conversions' : `Reached “${test.goal}”`;
  return (
    <div className={styles['scroll']} tabIndex={0} role="group" aria-label="Results of each design">
      <table className={styles['results']}>
        <thead>
          <tr>
            <th scope="col">Design</th>
            <th scope="col">Visitors</th>
            <th scope="col">{successes}</th>
            <th scope="col">Rate</th>
            <th scope="col">Compared with A</th>
          </tr>
        </thead>
        <tbody>
          {test.arms.map((arm) => (
            <tr key={arm.popupId}>
              <th scope="row">{arm.name}</th>
              <td data-label="Visitors">{formatWhole(arm.visitors)}</td>
              <td data-label={successes}>{formatWhole(arm.successes)}</td>
              <td data-label="Rate">{arm.visitors === 0 ? '–' : formatShare(arm.rate)}</td>
              <td data-label="Compared with A">
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
  return <DifferenceBar low={arm.uplift.low} high={arm.uplift.high} edge={edge} />;
}
