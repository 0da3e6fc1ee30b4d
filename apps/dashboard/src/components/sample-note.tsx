import { useQuery } from '@tanstack/react-query';
import { meQuery } from '../lib/api/session.ts';
import { Pill } from './ui/pill.tsx';
import styles from './sample-note.module.css';

/** Says in the demo that its numbers and leads are samples. Renders nothing in other accounts. */
export function SampleNote() {
  const me = useQuery(meQuery);
  if (me.data?.account.hasSamples !== true) return null;
  return (
    <p className={styles['note']}>
      <Pill tone="warm">Demo</Pill>
      <span>
        Sample visitors, leads and orders, so that you can look around. What you do on the demo
        pages is added to them.
      </span>
    </p>
  );
}
