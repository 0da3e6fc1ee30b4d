import { formatShare, formatWhole } from '../../../lib/format/format-number.ts';
import styles from './count-bars.module.css';

interface ShareBarsProps {
  readonly bars: readonly { readonly name: string; readonly count: number }[];
  /** The sum of which the shares are calculated; more than 0. */
  readonly total: number;
}

/** A list of counts, each with its share as a number and as a bar. */
export function ShareBars({ bars, total }: ShareBarsProps) {
  return (
    <ul className={styles['reasons']}>
      {bars.map(({ name, count }) => (
        <li key={name}>
          <span>
            <bdi>{name}</bdi>
          </span>
          <span className={styles['bar']} aria-hidden>
            {count === 0 ? null : <i style={{ width: `${(count / total) * 100}%` }} />}
          </span>
          <b>{formatShare(count / total)}</b>
          <small>{formatWhole(count)}</small>
        </li>
      ))}
    </ul>
  );
}
