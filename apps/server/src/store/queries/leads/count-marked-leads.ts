import type { Database } from '../../database.ts';
import { CountedEvents } from '../events/counted-events.ts';
import { readViewValues } from '../events/write-views.ts';
import { countedAs, countLead, LEFT_OUT } from './count-lead.ts';
import { type LeadRow, toStoredConversion } from './lead-row.ts';

/** Takes leads that the owner has marked as spam out of the counts, as they were counted. */
export async function leaveOutOfCounts(
  transaction: Database,
  rows: readonly LeadRow[],
): Promise<void> {
  const counted = rows.filter((row) => row.counted !== '' && row.counted !== LEFT_OUT);
  const tally = new CountedEvents();
  for (const row of counted.filter(isComplete))
    countLead(tally, { ...toStoredConversion(row), counted: row.counted }, -1);
  await tally.write(transaction);
  for (const { id } of counted) await setCounted(transaction, id, LEFT_OUT);
}

/** Counts leads that are no longer spam, on the day on which each arrived. */
export async function takeIntoCounts(
  transaction: Database,
  rows: readonly LeadRow[],
  dayOf: (at: number) => string,
): Promise<void> {
  const left = rows.filter(({ counted }) => counted === LEFT_OUT);
  const valuesOf = await readViewValues(
    transaction,
    left.map(({ view_id }) => view_id),
  );
  const tally = new CountedEvents();
  for (const row of left) {
    const lead = { ...toStoredConversion(row), day: dayOf(row.at) };
    const prizeLabel = lead.prizeLabel || (await drawnPrize(transaction, row));
    const counted = countedAs({ ...lead, prizeLabel }, valuesOf);
    if (isComplete(row)) countLead(tally, { ...lead, counted }, 1);
    await setCounted(transaction, row.id, counted);
  }
  await tally.write(transaction);
}

function isComplete({ partial }: LeadRow): boolean {
  return partial === 0;
}

async function setCounted(transaction: Database, id: string, counted: string): Promise<void> {
  await transaction.updateTable('lead').set({ counted }).where('id', '=', id).execute();
}

/** The prize of a game whose form came first; empty if there is none. */
async function drawnPrize(
  db: Database,
  { popup_id, visitor_id }: Pick<LeadRow, 'popup_id' | 'visitor_id'>,
): Promise<string> {
  const drawn = await db
    .selectFrom('draw')
    .select('label')
    .where('popup_id', '=', popup_id)
    .where('visitor_id', '=', visitor_id)
    .executeTakeFirst();
  return drawn?.label ?? '';
}
