import { formatShare } from '../../lib/format-number.ts';
import styles from './number-cards.module.css';

interface ChangeNoteProps {
  readonly now: number;
  /** The part of today, which is not over yet. */
  readonly today: number;
  /** The count of the days before, without the day that corresponds to today. */
  readonly before: number;
}

const THOUSAND = 1000;

/**
 * The change of a count since the days before, in words and with an arrow. Compares only complete
 * days.
 */
export function ChangeNote({ now: count, today, before }: ChangeNoteProps) {
  // Money has at most three decimals; floating point leaves rounding errors below them.
  const now = Math.round((count - today) * THOUSAND) / THOUSAND;
  if (now === 0 && before === 0 && today > 0)
    return <small className={styles['change']}>all of it today</small>;
  if (before === 0)
    return <small className={styles['change']}>{now === 0 ? 'as before' : 'none before'}</small>;
  const change = (now - before) / before;
  if (now === before) return <small className={styles['change']}>as before</small>;
  const isUp = change > 0;
  return (
    <small className={styles['change']} data-way={isUp ? 'up' : 'down'}>
      <span aria-hidden>{isUp ? '▲' : '▼'}</span> {formatShare(Math.abs(change))}{' '}
      {isUp ? 'more' : 'less'}
    </small>
  );
}
