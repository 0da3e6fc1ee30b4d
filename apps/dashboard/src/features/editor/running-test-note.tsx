import { useQuery } from '@tanstack/react-query';
import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import { abTestsQuery, countingTest } from '../../lib/api/ab-tests.ts';
import { abTestPath } from '../../lib/navigation/routes.ts';
import styles from './editor.module.css';

interface RunningTestNoteProps {
  readonly popupId: string;
  readonly onLeave: (event: MouseEvent) => void;
}

/** Says that changes of this popup would change what its running A/B test compares. */
export function RunningTestNote({ popupId, onLeave }: RunningTestNoteProps) {
  const { data } = useQuery(abTestsQuery(popupId));
  const test = data && countingTest(data);
  const name = test?.arms.find((arm) => arm.popupId === popupId)?.name;
  if (name === undefined) return null;
  return (
    <p className={styles['note']} role="note">
      This is design {name} of a running A/B test. Changes that you publish now make its result
      unreliable.{' '}
      <Link to={abTestPath(popupId)} onClick={onLeave}>
        See the test
      </Link>
    </p>
  );
}
