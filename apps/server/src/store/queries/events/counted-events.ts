import type { Database } from '../../database.ts';
import type { EventPlace } from '../../records/event-records.ts';
import type { ReportCounts, StoredDimension } from '../../records/report-record.ts';

/** The popup and site for which an event counts, and the day. */
type CountPlace = Pick<EventPlace, 'popupId' | 'siteId' | 'day'>;
export type AddedCounts = Partial<ReportCounts>;

/**
 * What an event adds to the counts of a day, of its popup and of its site, under each of the
 * values.
 */
export type CountedEvent = readonly [
  popupId: string,
  siteId: string,
  day: string,
  counts: AddedCounts,
  values: CountedValues,
];

type CountedValues = Readonly<Partial<Record<StoredDimension, string>>>;

/**
 * What a group of events adds to the counts. It is written as one row beside the events and added
 * up later, because each event counts under about twenty keys. docs/decisions/0052.
 */
export class CountedEvents {
  readonly #events: CountedEvent[] = [];

  /** Counts in the totals of popup and site, and under each of the values. */
  add({ popupId, siteId, day }: CountPlace, counts: AddedCounts, values: CountedValues): void {
    this.#events.push([popupId, siteId, day, counts, { all: '', ...values }]);
  }

  /** Counts only under these values: an event whose totals are counted already. */
  addUnder({ popupId, siteId, day }: CountPlace, counts: AddedCounts, values: CountedValues): void {
    this.#events.push([popupId, siteId, day, counts, values]);
  }

  async write(transaction: Database): Promise<void> {
    if (this.#events.length === 0) return;
    await transaction
      .insertInto('waiting_counts')
      .values({ counted: JSON.stringify(this.#events) })
      .execute();
  }
}
