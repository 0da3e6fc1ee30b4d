import { Select } from '@mantine/core';
import type { Holdout, HoldoutAnswer, HoldoutGroupCounts } from '@beckon/contract/owner-calls';
import { Link } from 'react-router';
import { formatShare, formatWhole } from '../../lib/format/format-number.ts';
import { ROUTES } from '../../lib/navigation/routes.ts';
import { DifferenceBar, edgeOf } from '../ui/difference-bar.tsx';
import { goalWords } from './holdout-words.ts';
import styles from './holdout.module.css';

interface HoldoutResultsProps {
  readonly holdout: Holdout;
  readonly answer: HoldoutAnswer;
  readonly chooseGoal: (goal: string) => void;
}

/** Both groups side by side, and by how much they differ. */
export function HoldoutResults({ holdout, answer, chooseGoal }: HoldoutResultsProps) {
  const { goal, goals } = answer;
  const hasGoal = goal !== '';
  const groups: readonly (readonly [string, HoldoutGroupCounts])[] = [
    ['Shown popups', holdout.shown],
    ['Held back', holdout.held],
  ];
  return (
    <>
      <div className={styles['scroll']} tabIndex={0} role="group" aria-label="Both groups">
        <table className={styles['table']}>
          <thead>
            <tr>
              <th scope="col">Group</th>
              <th scope="col">Visitors</th>
              {hasGoal ? <th scope="col">With {goalWords(goal)}</th> : null}
              {hasGoal ? <th scope="col">Rate</th> : null}
            </tr>
          </thead>
          <tbody>
            {groups.map(([name, group]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{formatWhole(group.visitors)}</td>
                {hasGoal ? <td>{formatWhole(group.successes)}</td> : null}
                {hasGoal ? <td>{group.visitors === 0 ? '–' : formatShare(group.rate)}</td> : null}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {holdout.uplift === undefined ? null : (
        <div className={styles['difference']}>
          <span>Shown compared with held back</span>
          <DifferenceBar {...holdout.uplift} edge={edgeOf([holdout.uplift])} />
        </div>
      )}
      {hasGoal ? null : (
        <p className={styles['quiet']}>
          Your site reports no goal yet. <Link to={ROUTES.install}>See how to report orders</Link>.
        </p>
      )}
      {goals.length < 2 ? null : (
        <Select
          label="Compare by"
          w={240}
          data={goals}
          value={goal}
          allowDeselect={false}
          onChange={(name) => chooseGoal(name ?? '')}
        />
      )}
    </>
  );
}
