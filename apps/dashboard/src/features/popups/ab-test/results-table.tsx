import type { AbTest, AbTestArm } from '@beckon/contract/owner-calls';
import { ORDER_GOAL } from '@beckon/contract/values';
import { DifferenceBar, edgeOf } from '../../../components/ui/difference-bar.tsx';
import { formatShare, formatWhole } from '../../../lib/format/format-number.ts';
import { averagesText, revenueText } from '../../../lib/format/format-revenue.ts';
import styles from './ab-test.module.css';

/** Visitors, successes, rate, and the interval of the difference as a bar and in words. */
export function ResultsTable({ test }: { readonly test: AbTest }) {
  const edge = edgeOf(test.arms.flatMap(({ uplift }) => uplift ?? []));
  const successes = test.goal === '' ? 'Conversions' : `Reached “${test.goal}”`;
  // How often the goal was reached. If conversions count, it is how many orders there were.
  const goals = test.goal === '' || test.goal === ORDER_GOAL ? 'Orders' : 'Times';
  const hasGoals = test.arms.some((arm) => (arm.goals ?? 0) > 0);
  const hasMoney = test.arms.some(({ revenue = [] }) => revenue.length > 0);
  return (
    <div className={styles['scroll']} tabIndex={0} role="group" aria-label="Results of each design">
      <table className={styles['results']}>
        <thead>
          <tr>
            <th scope="col">Design</th>
            <th scope="col">Visitors</th>
            <th scope="col">{successes}</th>
            <th scope="col">Rate</th>
            {hasGoals ? <th scope="col">{goals}</th> : null}
            {hasMoney ? <th scope="col">Revenue</th> : null}
            {hasMoney ? <th scope="col">Average</th> : null}
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
              {hasGoals ? <td data-label={goals}>{formatWhole(arm.goals ?? 0)}</td> : null}
              {hasMoney ? <td data-label="Revenue">{revenueText(arm.revenue ?? [])}</td> : null}
              {hasMoney ? <td data-label="Average">{averagesText(arm.revenue ?? [])}</td> : null}
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
