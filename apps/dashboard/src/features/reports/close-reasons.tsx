import type { TriggerCount } from '@beckon/contract/owner-calls';
import { formatShare, formatWhole } from '../../lib/format-number.ts';
import { triggerWords } from '../../lib/trigger-words.ts';
import styles from './count-bars.module.css';
import shared from './reports.module.css';

/** The ways visitors closed the popup, each with its share. */
export function CloseReasons({ reasons }: { readonly reasons: readonly TriggerCount[] }) {
  const total = reasons.reduce((sum, reason) => sum + reason.count, 0);
  if (total === 0) return <p className={shared['quiet']}>Nobody has closed it yet.</p>;
  return (
    <ul className={styles['reasons']}>
      {reasons.map(({ trigger, count }) => (
        <li key={trigger}>
          <span>{triggerWords(trigger)}</span>
          <span className={styles['bar']} aria-hidden>
            <i style={{ width: `${(count / total) * 100}%` }} />
          </span>
          <b>{formatShare(count / total)}</b>
          <small>{formatWhole(count)}</small>
        </li>
      ))}
    </ul>
  );
}
