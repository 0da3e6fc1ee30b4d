import { formatWhole } from '../../../lib/format/format-number.ts';
import styles from './count-bars.module.css';

/** A count with its explanation, and the share that is written beside it. */
export interface CountBar {
  readonly name: string;
  readonly about: string;
  readonly count: number;
  readonly share: string;
}

interface CountBarsProps {
  readonly bars: readonly CountBar[];
  /** The count whose bar has the full length; more than 0. */
  readonly full: number;
  /** True if each count is a part of the one before. */
  readonly isOrdered?: boolean;
}

/** A list of counts, each with a bar. A count of 0 has no bar. */
export function CountBars({ bars, full, isOrdered = false }: CountBarsProps) {
  const List = isOrdered ? 'ol' : 'ul';
  return (
    <List className={styles['funnel']}>
      {bars.map(({ name, about, count, share }) => (
        <li key={name}>
          <span>
            <b>{name}</b>
            <small>{about}</small>
          </span>
          <span className={styles['bar']} aria-hidden>
            {count === 0 ? null : <i style={{ width: `${(count / full) * 100}%` }} />}
          </span>
          <b>{formatWhole(count)}</b>
          <small>{share}</small>
        </li>
      ))}
    </List>
  );
}
