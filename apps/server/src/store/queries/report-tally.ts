import { REPORT_DIMENSIONS } from '@beckon/contract/values';
import { type RawBuilder, sql } from 'kysely';
import { letOthersRun } from '../../lib/let-others-run.ts';
import {
  REPORT_COUNTS,
  type ReportCount,
  type ReportCounts,
  type ReportKey,
  type StoredDimension,
} from '../records/report-record.ts';
import type { Database } from '../database.ts';
import type { AddedCounts, CountedEvent } from './counted-events.ts';
import type { ValueCaps } from './value-caps.ts';

/** Some milliseconds in SQLite, and within what a statement may hold: a row has 11 values. */
const ROWS_A_STATEMENT = 250;
const DIMENSIONS: readonly StoredDimension[] = ['all', 'reason', ...REPORT_DIMENSIONS];

/** Adds up what events add to the counts by day, of their popups and of their sites. */
export class ReportTally {
  readonly #rows = new TallyRows();

  /** Different rows that it will write. */
  get size(): number {
    return this.#rows.size;
  }

  add([popupId, siteId, day, counts, values]: CountedEvent): void {
    for (const dimension of DIMENSIONS) {
      const value = values[dimension];
      if (value === undefined) continue;
      for (const scope_id of [popupId, siteId])
        this.#rows.add({ scope_id, dimension, day, value }, counts);
    }
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

  get size(): number {
    return this.#rows.size;
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
    for (let at = 0; at < rows.length; at += ROWS_A_STATEMENT) {
      if (at > 0) await letOthersRun();
      await transaction
        .insertInto('report_day')
        .values(rows.slice(at, at + ROWS_A_STATEMENT))
        .onConflict((oc) => oc.columns(['scope_id', 'dimension', 'day', 'value']).doUpdateSet(SUMS))
        .execute();
    }
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
