import { useRowKeys } from '../../lib/hooks/use-row-keys.ts';
import styles from './leads.module.css';

/** A list of labels with values. Entries without a value are left out. */
export function Facts({
  entries,
}: {
  readonly entries: readonly (readonly [string, string | undefined])[];
}) {
  const known = entries.filter(([, value]) => value !== undefined && value !== '');
  // Two fields of a form may have the same label.
  const { keys } = useRowKeys(known.length);
  return (
    <dl className={styles['facts']}>
      {known.map(([label, value], at) => (
        <div key={keys[at]}>
          <dt dir="auto">{label}</dt>
          <dd dir="auto">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
