import type { Lead } from '@beckon/contract/owner-calls';
import { Pill } from '../../components/ui/pill.tsx';
import styles from './leads.module.css';

/** The consents that the form asked for, in the wording of that time. */
export function Consents({ lead: { consents = [] } }: { readonly lead: Lead }) {
  if (consents.length === 0) return null;
  return (
    <>
      <h3 className={styles['sub']}>Consent</h3>
      {consents.map(({ text, isGiven }) => (
        <p key={text} className={styles['note']} dir="auto">
          {isGiven ? <Pill tone="live">Agreed</Pill> : <Pill tone="rest">Not agreed</Pill>} {text}
        </p>
      ))}
    </>
  );
}
