import { Checkbox } from '@mantine/core';
import type { Lead } from '@beckon/contract/owner-calls';
import type { ReactNode } from 'react';
import { Pill } from '../../components/ui/pill.tsx';
import { formatAgo, formatInstant } from '../../lib/format-time.ts';
import { useNow } from '../../lib/use-now.ts';
import { leadTitle } from '../../lib/lead-title.ts';
import { checkWords } from './check-words.ts';
import { inlineAnswers } from './inline-answers.ts';
import styles from './leads.module.css';

interface LeadTableProps {
  readonly leads: readonly Lead[];
  readonly timeZone: string;
  readonly onOpen: (lead: Lead) => void;
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (chosen: ReadonlySet<string>) => void;
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
export function LeadTable({ leads, timeZone, onOpen, chosen, onChoose }: LeadTableProps) {
  const columns = columnsFor(leads);
  const { hasEmail, hasPhone } = columns;
  return (
    <div className={styles['sheet']}>
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col" className={styles['pick']}>
              <Checkbox
                aria-label="Choose all on this page"
                checked={leads.every(({ id }) => chosen.has(id))}
                indeterminate={chosen.size > 0 && !leads.every(({ id }) => chosen.has(id))}
                onChange={(event) =>
                  onChoose(new Set(event.currentTarget.checked ? leads.map(({ id }) => id) : []))
                }
              />
            </th>
            <th scope="col">Who</th>
            {hasEmail ? (
              <th scope="col" className={styles['email']}>
                Email
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
              chosen={chosen}
              onChoose={onChoose}
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

function LeadRow({ lead, columns, timeZone, onOpen, chosen, onChoose }: LeadRowProps) {
  const now = useNow();
  return (
    <tr>
      <td className={styles['pick']}>
        <Checkbox
          aria-label={`Choose ${leadTitle(lead)}`}
          checked={chosen.has(lead.id)}
          onChange={(event) => {
            const others = [...chosen].filter((id) => id !== lead.id);
            onChoose(new Set(event.currentTarget.checked ? [...others, lead.id] : others));
          }}
        />
      </td>
      <td>
        <button type="button" className={styles['who']} onClick={() => onOpen(lead)}>
          <Clamped>{leadTitle(lead)}</Clamped>
        </button>
        <Marks lead={lead} />
        <SpamReason lead={lead} />
      </td>
      {columns.hasEmail ? (
        <td className={styles['email']}>
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

/** At most two lines, read in the direction of what is written; a column keeps its one edge. */
function Clamped({ children }: { readonly children: ReactNode }) {
  return (
    <span className={styles['clamp']}>
      <bdi>{children}</bdi>
    </span>
  );
}

/** Why it was put among the spam. */
function SpamReason({ lead }: { readonly lead: Lead }) {
  if (lead.isSpam !== true) return null;
  return <small className={styles['reason']}>{checkWords(lead)[0]}</small>;
}

function Marks({ lead }: { readonly lead: Lead }) {
  const marks = marksOf(lead);
  if (marks.length === 0) return null;
  return (
    <div className={styles['marks']}>
      {marks.map(({ tone, text }) => (
        <Pill key={`${tone} ${text}`} tone={tone}>
          {text}
        </Pill>
      ))}
    </div>
  );
}

interface Mark {
  readonly tone: 'bad' | 'rest' | 'warm' | 'live';
  readonly text: string;
}

/** What is to be seen of a lead at once. */
function marksOf(lead: Lead): readonly Mark[] {
  const { isSuspicious, isSpam, isUnfinished, prizeLabel = '', couponCode = '', tags } = lead;
  const marks: readonly Mark[] = [
    { tone: 'bad', text: isSuspicious === true && isSpam !== true ? 'Check this' : '' },
    { tone: 'rest', text: isUnfinished === true ? 'Unfinished' : '' },
    { tone: 'rest', text: lead.confirmation === 'pending' ? 'Not confirmed' : '' },
    { tone: 'warm', text: prizeLabel },
    { tone: 'warm', text: couponCode === prizeLabel ? '' : couponCode },
    ...tags.map((text): Mark => ({ tone: 'live', text })),
  ];
  return marks.filter(({ text }) => text !== '');
}
