import type { Lead } from '@beckon/contract/owner-calls';
import { Pill } from '../../components/ui/pill.tsx';
import { checkWords } from './check-words.ts';
import styles from './leads.module.css';

/** The reasons why the owner should check the lead. The answers themselves are stored unchanged. */
export function Reasons({ lead }: { readonly lead: Lead }) {
  const [reason, ...answers] = checkWords(lead);
  if (reason === undefined) return null;
  const title = lead.isSpam === true ? 'Spam' : 'Check this';
  return (
    <div className={styles['warning']} role="note" aria-label={title}>
      <Pill tone="bad">{title}</Pill> {reason}
      {answers.length === 0 ? null : (
        <ul className={styles['reasons']}>
          {answers.map((answer) => (
            <li key={answer} dir="auto">
              {answer}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
