import { formatShare } from '../../lib/format-number.ts';
import styles from './reports.module.css';

interface ChangeNoteProps {
  readonly now: number;
  readonly before: number;
}

/** How a count has changed since the days before, in words and by an arrow. */
export function ChangeNote({ now, before }: ChangeNoteProps) {
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
