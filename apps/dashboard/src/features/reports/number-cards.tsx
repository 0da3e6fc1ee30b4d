import type { PopupNumbers } from '@beckon/contract/owner-calls';
import { formatShare, formatWhole } from '../../lib/format-number.ts';
import styles from './reports.module.css';

/** Views, closes, conversions and the rate, large. */
export function NumberCards({ numbers }: { readonly numbers: PopupNumbers }) {
  const entries = [
    ['Views', formatWhole(numbers.views)],
    ['Closes', formatWhole(numbers.closes)],
    ['Conversions', formatWhole(numbers.conversions)],
    ['Conversion rate', numbers.views === 0 ? '–' : formatShare(numbers.rate)],
  ] as const;
  return (
    <dl className={styles['cards']}>
      {entries.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
