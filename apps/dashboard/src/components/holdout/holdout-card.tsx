import type { HoldoutAnswer } from '@beckon/contract/owner-calls';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { holdoutQuery } from '../../lib/api/holdouts.ts';
import type { ReportOf } from '../../lib/api/reports.ts';
import { Card } from '../ui/layout/card.tsx';
import { QueryStatus } from '../ui/states/query-status.tsx';
import { HoldoutResults } from './holdout-results.tsx';
import { HoldoutShare } from './holdout-share.tsx';
import { holdoutWords } from './holdout-words.ts';
import styles from './holdout.module.css';

const ABOUT = {
  sites:
    'Some visitors see no popups. The difference between them and the others is what your popups really bring.',
  popups:
    'Some visitors do not see this popup. The difference between them and the others is what it really brings.',
} as const;

/** Shows what popups bring: sets the share of visitors who see no popups, and compares both groups. */
export function HoldoutCard({ of }: { readonly of: ReportOf }) {
  const [goal, setGoal] = useState('');
  const holdout = useQuery(holdoutQuery(of, goal));
  return (
    <Card
      title={of.startsWith('sites') ? 'What popups really bring' : 'What this popup really brings'}
      about={ABOUT[of.startsWith('sites') ? 'sites' : 'popups']}
    >
      <QueryStatus query={holdout} />
      {holdout.data === undefined ? null : (
        <Body of={of} answer={holdout.data} chooseGoal={setGoal} />
      )}
    </Card>
  );
}

interface BodyProps {
  readonly of: ReportOf;
  readonly answer: HoldoutAnswer;
  readonly chooseGoal: (goal: string) => void;
}

function Body({ of, answer, chooseGoal }: BodyProps) {
  const { running, past, goal, canHoldBack } = answer;
  if (!canHoldBack && running === undefined && past.length === 0)
    return (
      <p className={styles['quiet']}>
        Visitors open this popup themselves, or find it in the page, so nobody is held back from it.
      </p>
    );
  return (
    <div className={styles['stack']}>
      {running === undefined ? null : (
        <>
          <p className={styles['verdict']} role="status">
            {holdoutWords(running, goal)}
          </p>
          <HoldoutResults holdout={running} answer={answer} chooseGoal={chooseGoal} />
        </>
      )}
      {canHoldBack || running !== undefined ? (
        <HoldoutShare of={of} share={running?.share ?? 0} />
      ) : null}
      {past.length === 0 ? null : <PastHoldouts answer={answer} />}
    </div>
  );
}

function PastHoldouts({ answer: { past, goal } }: { readonly answer: HoldoutAnswer }) {
  return (
    <details className={styles['past']}>
      <summary>Earlier groups ({past.length})</summary>
      <ul>
        {past.map((one) => (
          <li key={one.id}>
            <b>{holdoutWords(one, goal)}</b>
            <span>
              {one.share}% held back, {one.startedAt.slice(0, 10)} –{' '}
              {(one.stoppedAt ?? '').slice(0, 10)}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
