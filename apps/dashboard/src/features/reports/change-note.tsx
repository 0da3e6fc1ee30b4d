import { formatShare } from '../../lib/format-number.ts';
import styles from './number-cards.module.css';

interface ChangeNoteProps {
  readonly now: number;
  /** The part that belongs to today, which is not over. */
  readonly today: number;
  /** The days before, without the one that matches today. */
  readonly before: number;
}

const THOUSAND = 1000;

/** How a count of whole days has changed since the days before, in words and by an arrow. */
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
