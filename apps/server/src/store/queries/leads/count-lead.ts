import type { NewConversion } from '../../records/event-records.ts';
import { MACHINE_MADE } from '../../records/lead-record.ts';
import { parseJson } from '../../parse-json.ts';
import type { CountedEvents } from '../events/counted-events.ts';
import type { ViewValues } from '../events/write-views.ts';
import { type EventValues, prizeOf, valuesOfView } from '../reports/report-values.ts';

/**
 * In the column `counted` of a lead: it is spam, and no count contains it. Other leads have there
 * what they were counted as (`CountedAs`). Empty: the owner's marks do not change the counts,
 * because the lead was imported, or is older than this column.
 */
export const LEFT_OUT = 'left-out';

/** The day on which a lead counts, and the values under which it counts. */
interface CountedAs {
  readonly day: string;
  readonly values: EventValues;
}

type Countable = Omit<NewConversion, 'deliveries'>;

/** The column `counted` of a lead that arrives, or that is no longer spam. */
export function countedAs(lead: Countable, valuesOf: ViewValues): string {
  if (MACHINE_MADE.includes(lead.suspicion)) return LEFT_OUT;
  const values = { ...(valuesOf(lead) ?? valuesOfView(lead)), ...prizeOf(lead) };
  return JSON.stringify({ day: lead.day, values } satisfies CountedAs);
}

/** What a lead was counted as; undefined if it was not. */
export function readCounted(counted: string): CountedAs | undefined {
  return counted === '' || counted === LEFT_OUT ? undefined : parseJson<CountedAs>(counted);
}

/** Adds a complete lead to the counts, or takes out of them what it once added (-1). */
export function countLead(
  tally: CountedEvents,
  {
    popupId,
    siteId,
    fields,
    counted,
  }: Pick<Countable, 'popupId' | 'siteId' | 'fields'> & {
    readonly counted: string;
  },
  times: 1 | -1,
): void {
  const known = readCounted(counted);
  if (known === undefined) return;
  const leads = fields.length > 0 ? times : 0;
  tally.add({ popupId, siteId, day: known.day }, { conversions: times, leads }, known.values);
}
