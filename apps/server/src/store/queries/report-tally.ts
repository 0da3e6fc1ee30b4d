import { REPORT_DIMENSIONS } from '@beckon/contract/values';
import { type RawBuilder, sql } from 'kysely';
import type { EventPlace } from '../records/event-records.ts';
import {
  REPORT_COUNTS,
  type ReportCount,
  type ReportCounts,
  type ReportKey,
  type StoredDimension,
} from '../records/report-record.ts';
import type { Database } from '../database.ts';
import type { EventValues } from './report-values.ts';
import type { ValueCaps } from './value-caps.ts';

/** Where an event counts, and on which day. */
type TallyPlace = Pick<EventPlace, 'popupId' | 'siteId' | 'day'>;
type AddedCounts = Partial<ReportCounts>;

/** PostgreSQL takes 65,535 values a statement, SQLite 32,766; a row has 11. */
const MAX_ROWS = 1000;

/** Adds up what a group of events adds to the counts by day, of its popups and of their sites. */
export class ReportTally {
  readonly #rows = new TallyRows();

  /** Counts in the whole of popup and site, and under each of the values. */
  add(place: TallyPlace, counts: AddedCounts, values: EventValues): void {
    this.addTo(place, 'all', '', counts);
    for (const dimension of REPORT_DIMENSIONS) {
      const value = values[dimension];
      if (value !== undefined) this.addTo(place, dimension, value, counts);
    }
  }

  /** Counts under one value only. */
  addTo(
    { popupId, siteId, day }: TallyPlace,
    dimension: StoredDimension,
    value: string,
    counts: AddedCounts,
  ): void {
    for (const scope_id of [popupId, siteId])
      this.#rows.add({ scope_id, dimension, day, value }, counts);
  }

  /** Values beyond those that the caps allow are counted as one. */
  async write(transaction: Database, caps: ValueCaps): Promise<void> {
    const kept = new TallyRows();
    const admit = await caps.load(
      transaction,
      this.#rows.all().map(([key]) => key),
    );
    for (const [key, counts] of this.#rows.all()) kept.add({ ...key, value: admit(key) }, counts);
    await kept.write(transaction);
  }
}

class TallyRows {
  readonly #rows = new Map<string, readonly [ReportKey, Record<ReportCount, number>]>();

  add(key: ReportKey, counts: AddedCounts): void {
    const text = `${key.scope_id} ${key.dimension} ${key.day} ${key.value}`;
    const row = this.#rows.get(text) ?? [key, noCounts()];
    this.#rows.set(text, row);
    for (const name of REPORT_COUNTS) row[1][name] += counts[name] ?? 0;
  }

  all(): readonly (readonly [ReportKey, ReportCounts])[] {
    return [...this.#rows.values()];
  }

  /**
   * Rows are written in one order everywhere, so that servers writing at once cannot lock each
   * other out.
   */
  async write(transaction: Database): Promise<void> {
    const rows = [...this.#rows]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([, [key, counts]]) => ({ ...key, ...counts }));
    for (let at = 0; at < rows.length; at += MAX_ROWS)
      await transaction
        .insertInto('report_day')
        .values(rows.slice(at, at + MAX_ROWS))
        .onConflict((oc) => oc.columns(['scope_id', 'dimension', 'day', 'value']).doUpdateSet(SUMS))
        .execute();
  }
}

/** A row to begin with. */
export function noCounts(): Record<ReportCount, number> {
  return { offered: 0, lost: 0, views: 0, interactions: 0, closes: 0, conversions: 0, leads: 0 };
}

const SUMS: Readonly<Record<string, RawBuilder<number>>> = Object.fromEntries(
  REPORT_COUNTS.map((name) => [
    name,
    sql<number>`${sql.ref(`report_day.${name}`)} + ${sql.ref(`excluded.${name}`)}`,
  ]),
);
