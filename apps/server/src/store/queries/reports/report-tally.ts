import { REPORT_DIMENSIONS } from '@beckon/contract/values';
import { type RawBuilder, sql } from 'kysely';
import { letOthersRun } from '../../../lib/time/let-others-run.ts';
import {
  REPORT_COUNTS,
  type ReportCount,
  type ReportCounts,
  type ReportKey,
  type StoredDimension,
} from '../../records/report-record.ts';
import type { Database } from '../../database.ts';
import type { CountedEvent } from '../events/counted-events.ts';
import type { ValueCaps } from './value-caps.ts';

/**
 * This takes some milliseconds in SQLite, and is within the limit of a statement: a row has 11
 * values.
 */
const ROWS_A_STATEMENT = 250;
const DIMENSIONS: readonly StoredDimension[] = ['all', 'reason', ...REPORT_DIMENSIONS];

/** Adds up what events add to the counts by day, of their popups and of their sites. */
export class ReportTally {
  readonly #rows = new TallyRows();
  /** A cache of rows, by everything that decides which rows an event counts in. */
  readonly #alike = new Map<string, readonly Record<ReportCount, number>[]>();

  /** The number of different rows that it will write. */
  get size(): number {
    return this.#rows.size;
  }

  add(event: CountedEvent): void {
    const counts = event[3];
    const added = REPORT_COUNTS.filter((name) => (counts[name] ?? 0) !== 0);
    for (const row of this.#rowsOf(event)) for (const name of added) row[name] += counts[name] ?? 0;
  }

  /**
   * Uses the cache, because within seconds most events have the same popup, page and other values
   * as an earlier one.
   */
  #rowsOf(event: CountedEvent): readonly Record<ReportCount, number>[] {
    const [popupId, siteId, day, , values] = event;
    let text = `${popupId} ${siteId} ${day}`;
    // No value contains a NUL character, because all input is stripped of them.
    for (const dimension of DIMENSIONS)
      text += values[dimension] === undefined ? '\0' : `\0=${values[dimension]}`;
    const known = this.#alike.get(text);
    if (known) return known;
    const rows = DIMENSIONS.flatMap((dimension) => {
      const value = values[dimension];
      if (value === undefined) return [];
      // PostgreSQL stores each half of a letter as the same sign, and refuses to add to one row twice.
      const stored = value.toWellFormed();
      return [popupId, siteId].map((scope_id) =>
        this.#rows.rowOf({ scope_id, dimension, day, value: stored }),
      );
    });
    this.#alike.set(text, rows);
    return rows;
  }

  /** Values beyond the caps are counted under one common value. */
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

  add(key: ReportKey, counts: ReportCounts): void {
    const row = this.rowOf(key);
    for (const name of REPORT_COUNTS) row[name] += counts[name];
  }

  /** The row of the key, for adding counts to it. */
  rowOf(key: ReportKey): Record<ReportCount, number> {
    const text = `${key.scope_id} ${key.dimension} ${key.day} ${key.value}`;
    const known = this.#rows.get(text);
    if (known) return known[1];
    const row = noCounts();
    this.#rows.set(text, [key, row]);
    return row;
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

/** A row in which all counts are 0. */
export function noCounts(): Record<ReportCount, number> {
  return { offered: 0, lost: 0, views: 0, interactions: 0, closes: 0, conversions: 0, leads: 0 };
}

const SUMS: Readonly<Record<string, RawBuilder<number>>> = Object.fromEntries(
  REPORT_COUNTS.map((name) => [
    name,
    sql<number>`${sql.ref(`report_day.${name}`)} + ${sql.ref(`excluded.${name}`)}`,
  ]),
);
