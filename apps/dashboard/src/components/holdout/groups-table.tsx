import type { Holdout, HoldoutGroupCounts } from '@beckon/contract/owner-calls';
import { ORDER_GOAL } from '@beckon/contract/values';
import { formatShare, formatWhole } from '../../lib/format/format-number.ts';
import { averagesText, NOTHING, revenueText } from '../../lib/format/format-revenue.ts';
import { goalWords } from './holdout-words.ts';
import styles from './holdout.module.css';

type Column = readonly [head: string, cell: (group: HoldoutGroupCounts) => string];

const PER_VISITOR = new Intl.NumberFormat('en', {
  minimumFractionDigits: 3,
  maximumFractionDigits: 3,
});

interface GroupsTableProps {
  readonly holdout: Holdout;
  /** What the groups are compared by; empty: the site has reported no goal. */
  readonly goal: string;
}

/** The numbers of both groups of a holdout. */
export function GroupsTable({ holdout: { held, shown }, goal }: GroupsTableProps) {
  const columns = columnsOf([held, shown], goal);
  return (
    <div className={styles['scroll']} tabIndex={0} role="group" aria-label="Both groups">
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">Group</th>
            {columns.map(([head]) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(
            [
              ['Shown popups', shown],
              ['Held back', held],
            ] as const
          ).map(([name, group]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {columns.map(([head, cell]) => (
                <td key={head}>{cell(group)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The columns that have something to show. */
function columnsOf(groups: readonly HoldoutGroupCounts[], goal: string): readonly Column[] {
  const visitors: Column = ['Visitors', (group) => formatWhole(group.visitors)];
  if (goal === '') return [visitors];
  const hasTimes = groups.some(({ goals = 0 }) => goals > 0);
  const hasMoney = groups.some(({ revenue = [] }) => revenue.length > 0);
  return [
    visitors,
    [`With ${goalWords(goal)}`, (group) => formatWhole(group.successes)],
    ['Rate', (group) => (group.visitors === 0 ? NOTHING : formatShare(group.rate))],
    ...(hasTimes ? timesColumns(goal) : []),
    ...(hasMoney ? MONEY_COLUMNS : []),
  ];
}

/** A visitor may reach a goal several times, so these say more than the rate. */
function timesColumns(goal: string): readonly Column[] {
  return [
    [goal === ORDER_GOAL ? 'Orders' : 'Times', ({ goals = 0 }) => formatWhole(goals)],
    ['Per visitor', perVisitor],
  ];
}

const MONEY_COLUMNS: readonly Column[] = [
  ['Revenue', ({ revenue = [] }) => revenueText(revenue)],
  ['Average', ({ revenue = [] }) => averagesText(revenue)],
];

/** How often a visitor of the group reached the goal on average. */
function perVisitor({ visitors, goals = 0 }: HoldoutGroupCounts): string {
  return visitors === 0 ? NOTHING : PER_VISITOR.format(goals / visitors);
}
