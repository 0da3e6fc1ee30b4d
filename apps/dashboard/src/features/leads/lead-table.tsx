import type { Lead } from '@beckon/contract/owner-calls';
import type { ReactNode } from 'react';
import { Pill } from '../../components/ui/pill.tsx';
import { formatAgo, formatInstant } from '../../lib/format-time.ts';
import { useNow } from '../../lib/use-now.ts';
import { leadTitle } from '../../lib/lead-title.ts';
import { inlineAnswers } from './inline-answers.ts';
import styles from './leads.module.css';

interface LeadTableProps {
  readonly leads: readonly Lead[];
  readonly timeZone: string;
  readonly onOpen: (lead: Lead) => void;
}

interface Columns {
  readonly hasEmail: boolean;
  readonly hasPhone: boolean;
}

/** Nobody needs a column for what only stands in the first one. */
function columnsFor(leads: readonly Lead[]): Columns {
  return {
    hasEmail: leads.some((lead) => lead.email !== undefined && lead.email !== leadTitle(lead)),
    hasPhone: leads.some((lead) => lead.phone !== undefined && lead.phone !== leadTitle(lead)),
  };
}

/**
 * One row a lead, two lines at most; a row opens all that the lead left. Columns give way on small
 * screens, or when nobody left anything for them.
 */
export function LeadTable({ leads, timeZone, onOpen }: LeadTableProps) {
  const columns = columnsFor(leads);
  const { hasEmail, hasPhone } = columns;
  return (
    <div className={styles['sheet']}>
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">Who</th>
            {hasEmail ? (
              <th scope="col" className={styles['mid']}>
                E-mail
              </th>
            ) : null}
            {hasPhone ? (
              <th scope="col" className={styles['phone']}>
                Phone
              </th>
            ) : null}
            <th scope="col" className={styles['wide']}>
              Form data
            </th>
            <th scope="col" className={styles['mid']}>
              Popup
            </th>
            <th scope="col" className={styles['when']}>
              When
            </th>
          </tr>
        </thead>
        <tbody>
          {leads.map((lead) => (
            <LeadRow
              key={lead.id}
              lead={lead}
              columns={columns}
              timeZone={timeZone}
              onOpen={onOpen}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface LeadRowProps extends Omit<LeadTableProps, 'leads'> {
  readonly lead: Lead;
  readonly columns: Columns;
}

function LeadRow({ lead, columns, timeZone, onOpen }: LeadRowProps) {
  const now = useNow();
  return (
    <tr>
      <td>
        <button type="button" className={styles['who']} onClick={() => onOpen(lead)}>
          <Clamped>{leadTitle(lead)}</Clamped>
        </button>
        <Marks lead={lead} />
      </td>
      {columns.hasEmail ? (
        <td className={styles['mid']}>
          <Clamped>{lead.email}</Clamped>
        </td>
      ) : null}
      {columns.hasPhone ? (
        <td className={styles['phone']}>
          <Clamped>{lead.phone}</Clamped>
        </td>
      ) : null}
      <td className={styles['wide']}>
        <Clamped>{inlineAnswers(lead)}</Clamped>
      </td>
      <td className={styles['mid']}>
        <Clamped>{lead.popupName}</Clamped>
      </td>
      <td className={styles['when']}>
        <time dateTime={lead.at} title={formatInstant(lead.at, timeZone)}>
          {formatAgo(lead.at, now)}
        </time>
      </td>
    </tr>
  );
}

/** At most two lines, in the direction of what is written. */
function Clamped({ children }: { readonly children: ReactNode }) {
  return (
    <span className={styles['clamp']} dir="auto">
      {children}
    </span>
  );
}

function Marks({ lead }: { readonly lead: Lead }) {
  if (lead.isSuspicious !== true && lead.isUnfinished !== true && lead.prizeLabel === undefined)
    return null;
  return (
    <div className={styles['marks']}>
      {lead.isSuspicious === true ? <Pill tone="bad">Check this</Pill> : null}
      {lead.isUnfinished === true ? <Pill tone="rest">Unfinished</Pill> : null}
      {lead.prizeLabel === undefined ? null : <Pill tone="warm">{lead.prizeLabel}</Pill>}
    </div>
  );
}
