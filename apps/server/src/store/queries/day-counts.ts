import { sql } from 'kysely';
import type { EventPlace } from '../records/event-records.ts';
import type { Database } from '../database.ts';

/** Adds up what a group of events adds to the day counts, one row a popup, day, kind and detail. */
export class DayCountTally {
  readonly #rows = new Map<
    string,
    { readonly place: EventPlace; readonly kind: string; readonly detail: string; count: number }
  >();

  add(place: EventPlace, kind: 'views' | 'closes' | 'conversions', detail: string): void {
    const key = `${place.popupId} ${place.day} ${kind} ${detail}`;
    const row = this.#rows.get(key);
    if (row) row.count += 1;
    else this.#rows.set(key, { place, kind, detail, count: 1 });
  }

  /**
   * Rows are written in one order everywhere, so that servers writing at once cannot lock each
   * other out.
   */
  async write(transaction: Database): Promise<void> {
    const rows = [...this.#rows]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([, { place, kind, detail, count }]) => ({
        popup_id: place.popupId,
        day: place.day,
        kind,
        detail,
        site_id: place.siteId,
        account_id: place.accountId,
        count,
      }));
    if (rows.length === 0) return;
    await transaction
      .insertInto('day_count')
      .values(rows)
      .onConflict((oc) =>
        oc
          .columns(['popup_id', 'day', 'kind', 'detail'])
          .doUpdateSet({ count: sql<number>`day_count.count + excluded.count` }),
      )
      .execute();
  }
}
