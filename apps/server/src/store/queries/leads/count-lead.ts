import type { NewConversion } from '../../records/event-records.ts';
import { MACHINE_MADE } from '../../records/lead-record.ts';
import type { Counting } from '../events/write-views.ts';
import { prizeOf, valuesOfView } from '../reports/report-values.ts';

/** Whether a lead is in the counts by day; empty: they do not change when the owner marks it. */
export type LeadCounting = '' | 'counted' | 'left-out';

/** How a lead is counted when it arrives: spam is left out. */
export function countingOf({ suspicion }: Pick<NewConversion, 'suspicion'>): LeadCounting {
  return MACHINE_MADE.includes(suspicion) ? 'left-out' : 'counted';
}

/** Adds a lead to the counts of its day, or takes it out of them again (-1). */
export function countLead(
  lead: Omit<NewConversion, 'deliveries'>,
  { tally, valuesOf }: Counting,
  times: 1 | -1 = 1,
): void {
  const values = valuesOf(lead) ?? valuesOfView(lead);
  const leads = lead.fields.length > 0 ? times : 0;
  tally.add(lead, { conversions: times, leads }, { ...values, ...prizeOf(lead) });
}
