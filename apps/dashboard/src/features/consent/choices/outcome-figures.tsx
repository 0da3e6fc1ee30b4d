import type { ConsentDayRow } from '@beckon/contract/owner-calls';
import { formatShare, formatWhole } from '../../../lib/format/format-number.ts';
import styles from './choices.module.css';

const NAMES = {
  accepted: 'Accepted all',
  partly: 'Accepted some',
  refused: 'Rejected all',
  signal: 'Privacy signal',
} as const;

/** The share and number of each choice, and the number of visitors who left without one. */
export function OutcomeFigures({ days }: { readonly days: readonly ConsentDayRow[] }) {
  const sumOf = (read: (day: ConsentDayRow) => number) =>
    days.reduce((sum, day) => sum + read(day), 0);
  const counts = {
    accepted: sumOf((day) => day.accepted),
    partly: sumOf((day) => day.partly),
    refused: sumOf((day) => day.refused),
    signal: sumOf((day) => day.signal),
  };
  const all = Math.max(1, counts.accepted + counts.partly + counts.refused + counts.signal);
  const line = (name: keyof typeof NAMES) => (
    <div key={name}>
      <dt>{NAMES[name]}</dt>
      <dd>
        <strong>{formatShare(counts[name] / all)}</strong> {formatWhole(counts[name])}
      </dd>
    </div>
  );
  return (
    <dl className={styles['figures']}>
      {line('accepted')}
      {line('partly')}
      {line('refused')}
      {line('signal')}
      <div>
        <dt>Left without a choice</dt>
        <dd>{formatWhole(sumOf((day) => day.none))}</dd>
      </div>
    </dl>
  );
}
