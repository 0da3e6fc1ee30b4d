import { formatShare } from '../../lib/format/format-number.ts';
import styles from './number-cards.module.css';

interface ChangeNoteProps {
  readonly now: number;
  /** The part of today, which is not over yet. */
  readonly today: number;
  /** The count of the days before, without the day that corresponds to today. */
  readonly before: number;
  /** The first day with counts, if the days before begin earlier. */
  readonly since: string | undefined;
}

const THOUSAND = 1000;

/**
 * The change of a count since the days before, in words and with an arrow. Compares only complete
 * days, and only if all days before could have counts.
 */
export function ChangeNote({ now: count, today, before, since }: ChangeNoteProps) {
  // Money has at most three decimals; floating point leaves rounding errors below them.
  const now = Math.round((count - today) * THOUSAND) / THOUSAND;
  if (now === 0 && before === 0 && today > 0) return <Words>all of it today</Words>;
  if (since !== undefined) return <Words>too new to compare</Words>;
  if (now === before) return <Words>as before</Words>;
  if (before === 0) return <Words>none before</Words>;
  const change = (now - before) / before;
  const isUp = change > 0;
  return (
    <small className={styles['change']} data-way={isUp ? 'up' : 'down'}>
      <span aria-hidden>{isUp ? '▲' : '▼'}</span> {formatShare(Math.abs(change))}{' '}
      {isUp ? 'more' : 'less'}
    </small>
  );
}

function Words({ children }: { readonly children: string }) {
  return <small className={styles['change']}>{children}</small>;
}
