import type { ReportGoal } from '@beckon/contract/owner-calls';
import { valueWords } from '@beckon/contract/values';
import { Link } from 'react-router';
import { Card } from '../../components/ui/layout/card.tsx';
import { reportCsvAddress, type ReportOf } from '../../lib/api/reports.ts';
import { averagesText, revenueText } from '../../lib/format/format-revenue.ts';
import { formatWhole } from '../../lib/format/format-number.ts';
import { ROUTES } from '../../lib/navigation/routes.ts';
import { CsvLink } from './csv-link.tsx';
import styles from './report-tables.module.css';
import shared from './reports.module.css';
import type { ReportFilters } from './filters/use-report-filters.ts';

interface GoalsCardProps {
  readonly of: ReportOf;
  readonly filters: Pick<ReportFilters, 'days'>;
  readonly goals: readonly ReportGoal[];
  /** Of a site: its goals with or without a popup. */
  readonly inAll?: readonly ReportGoal[] | undefined;
}

/**
 * How often each goal was reached, and what that was worth. Renders nothing if the site reported
 * none.
 */
export function GoalsCard({ of, filters, goals, inAll }: GoalsCardProps) {
  const byName = new Map(goals.map((goal) => [goal.name, goal]));
  const inAllByName = new Map((inAll ?? []).map((goal) => [goal.name, goal]));
  const names = new Set([...byName.keys(), ...inAllByName.keys()]);
  if (names.size === 0) return null;
  return (
    <Card
      title="Orders and goals"
      about="Of visitors who saw a popup in the seven days before. An order number counts once."
    >
      <div className={styles['scroll']} tabIndex={0} role="region" aria-label="Numbers by goal">
        <table className={styles['lines']}>
          <thead>
            <tr>
              <th scope="col">Goal</th>
              <th scope="col">Reached</th>
              <th scope="col">Revenue</th>
              <th scope="col">Average</th>
              {inAll === undefined ? null : <th scope="col">Whole site</th>}
            </tr>
          </thead>
          <tbody>
            {[...names].map((name) => {
              const { count = 0, revenue = [] } = byName.get(name) ?? {};
              return (
                <tr key={name}>
                  <th scope="row">
                    <bdi>{valueWords('goal', name)}</bdi>
                  </th>
                  <td>{formatWhole(count)}</td>
                  <td>{revenueText(revenue)}</td>
                  <td>{averagesText(revenue)}</td>
                  {inAll === undefined ? null : (
                    <td>{formatWhole(inAllByName.get(name)?.count ?? 0)}</td>
                  )}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      <p className={shared['today']}>
        A test order among them? <Link to={ROUTES.orders}>See each order, and leave some out</Link>.
      </p>
      <div className={shared['csv']}>
        <CsvLink table="Goals" href={reportCsvAddress(of, 'goals', filters.days)} />
      </div>
    </Card>
  );
}
