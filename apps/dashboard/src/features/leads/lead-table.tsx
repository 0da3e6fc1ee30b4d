import { Checkbox } from '@mantine/core';
import type { Lead } from '@beckon/contract/owner-calls';
import { LEAD_COLUMN_NAMES, type LeadColumn, leadColumnTraits } from '@beckon/contract/values';
import type { ReactNode } from 'react';
import { Pill } from '../../components/ui/pill.tsx';
import { formatAgo, formatInstant } from '../../lib/format/format-time.ts';
import { useNow } from '../../lib/hooks/use-now.ts';
import { leadTitle } from '../../lib/words/lead-title.ts';
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

/** The columns with values. Leaves out a column whose values are all in the first column already. */
function columnsFor(leads: readonly Lead[]): readonly LeadColumn[] {
  return LEAD_COLUMN_NAMES.filter(
    (column) =>
      leadColumnTraits(column).isListed &&
      leads.some((lead) => lead[column] !== undefined && lead[column] !== leadTitle(lead)),
  );
}

/** The class that sets a column's width, and the screens on which it is hidden. */
function classOf(column: LeadColumn): string | undefined {
  return styles[column] ?? styles['mid'];
}

/**
 * One row per lead, with at most two lines. A click on a row opens the lead. Columns are hidden on
 * small screens, or if they have no values.
 */
export function LeadTable({ leads, timeZone, onOpen, chosen, onChoose }: LeadTableProps) {
  const columns = columnsFor(leads);
  const hasAnswers = leads.some((lead) => inlineAnswers(lead) !== '');
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
            {columns.map((column) => (
              <th key={column} scope="col" className={classOf(column)}>
                {leadColumnTraits(column).title}
              </th>
            ))}
            {hasAnswers ? (
              <th scope="col" className={styles['wide']}>
                Form data
              </th>
            ) : null}
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
              hasAnswers={hasAnswers}
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
  readonly columns: readonly LeadColumn[];
  readonly hasAnswers: boolean;
}

function LeadRow({ lead, columns, hasAnswers, timeZone, onOpen, chosen, onChoose }: LeadRowProps) {
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
      {columns.map((column) => (
        <td key={column} className={classOf(column)}>
          <Clamped>{lead[column]}</Clamped>
        </td>
      ))}
      {hasAnswers ? (
        <td className={styles['wide']}>
          <Clamped>{inlineAnswers(lead)}</Clamped>
        </td>
      ) : null}
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

/**
 * A text of at most two lines in its own direction. It is still aligned to the same edge as its
 * column.
 */
function Clamped({ children }: { readonly children: ReactNode }) {
  return (
    <span className={styles['clamp']}>
      <bdi>{children}</bdi>
    </span>
  );
}

/** The reason why a lead is spam. */
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

/** The marks of a lead that the table shows. */
function marksOf(lead: Lead): readonly Mark[] {
  const { isSuspicious, isSpam, isUnfinished, prizeLabel = '', couponCode = '', tags } = lead;
  const marks: readonly Mark[] = [
    { tone: 'bad', text: isSuspicious === true && isSpam !== true ? 'Check this' : '' },
    { tone: 'rest', text: isUnfinished === true ? 'Unfinished' : '' },
    { tone: 'rest', text: lead.confirmation === 'pending' ? 'Not confirmed' : '' },
    { tone: lead.prizeWon === 'no' ? 'rest' : 'warm', text: prizeLabel },
    { tone: 'warm', text: couponCode === prizeLabel ? '' : couponCode },
    ...tags.map((text): Mark => ({ tone: 'live', text })),
  ];
  return marks.filter(({ text }) => text !== '');
}
