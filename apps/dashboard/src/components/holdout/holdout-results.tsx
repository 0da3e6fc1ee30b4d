import { Select } from '@mantine/core';
import type { Holdout, HoldoutAnswer } from '@beckon/contract/owner-calls';
import { Link } from 'react-router';
import { ROUTES } from '../../lib/navigation/routes.ts';
import { DifferenceBar, edgeOf } from '../ui/difference-bar.tsx';
import { GroupsTable } from './groups-table.tsx';
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
  return (
    <>
      <GroupsTable holdout={holdout} goal={goal} />
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
