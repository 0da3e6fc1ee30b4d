import { useQuery } from '@tanstack/react-query';
import { meQuery } from '../lib/api/session.ts';
import { Pill } from './ui/pill.tsx';
import styles from './sample-note.module.css';

/**
 * Says in the demo that its numbers and leads may be samples. Renders nothing in other accounts. A
 * demo of an earlier version, and a site that its owner added, have none.
 */
export function SampleNote() {
  const me = useQuery(meQuery);
  if (me.data?.account.hasSamples !== true) return null;
  return (
    <p className={styles['note']}>
      <Pill tone="warm">Demo</Pill>
      <span>
        This is the demo account. It may have sample visitors, leads and orders, so that you can
        look around. What you do on the demo pages is added to them.
      </span>
    </p>
  );
}
