import type { Lead } from '@beckon/contract/owner-calls';
import { Pill } from '../../components/ui/pill.tsx';
import { formatAgo, formatInstant } from '../../lib/format-time.ts';
import { leadTitle } from '../../lib/lead-title.ts';
import styles from './leads.module.css';

interface LeadTableProps {
  readonly leads: readonly Lead[];
  readonly timeZone: string;
  readonly onOpen: (lead: Lead) => void;
}

/** One row a lead; the name opens all that it left. Columns give way on small screens. */
export function LeadTable({ leads, timeZone, onOpen }: LeadTableProps) {
  return (
    <div className={styles['sheet']}>
      <table className={styles['table']}>
        <thead>
          <tr><th scope="col">Who</th><th scope="col" className={styles['wide']}>Answers</th><th scope="col" className={styles['mid']}>Popup</th><th scope="col">When</th></tr>
        </thead>
        <tbody>
          {leads.map((lead) => (
            <tr key={lead.id}>
              <td>
                <button type="button" className={styles['who']} onClick={() => onOpen(lead)}><bdi>{leadTitle(lead)}</bdi></button>
                {lead.isSuspicious === true ? <Pill tone="bad">Suspicious</Pill> : null}
                {lead.prizeLabel === undefined ? null : <Pill tone="warm">{lead.prizeLabel}</Pill>}
              </td>
              <td className={styles['wide']}><bdi>{otherAnswers(lead)}</bdi></td>
              <td className={styles['mid']}><bdi>{lead.popupName}</bdi></td>
              <td className={styles['when']}><time dateTime={lead.at} title={formatInstant(lead.at, timeZone)}>{formatAgo(lead.at, Date.now())}</time></td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const ANSWERS_SHOWN = 3;

/** The first answers besides the one that stands for the whole lead. */
function otherAnswers(lead: Lead): string {
  const title = leadTitle(lead);
  return lead.fields.map((field) => field.value).filter((value) => value !== '' && value !== title).slice(0, ANSWERS_SHOWN).join(' · ');
}
