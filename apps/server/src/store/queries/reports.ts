import { sql, type SqlBool } from 'kysely';
import type { DayCounts, EventCounts, PopupCounts, ReportStore } from '../records/report-record.ts';
import type { Database } from '../database.ts';

/** Sums of the day counts by kind; kinds are `views`, `closes`, `conversions`. */
const SUMS = {
  views: sql<number>`coalesce(sum(case when kind = 'views' then count else 0 end), 0)`,
  closes: sql<number>`coalesce(sum(case when kind = 'closes' then count else 0 end), 0)`,
  conversions: sql<number>`coalesce(sum(case when kind = 'conversions' then count else 0 end), 0)`,
};

export function buildReportStore(db: Database): ReportStore {
  return { ...wholeLife(db), ...byDay(db) };
}

function sums(db: Database) {
  return db
    .selectFrom('day_count')
    .select([SUMS.views.as('views'), SUMS.closes.as('closes'), SUMS.conversions.as('conversions')]);
}

function wholeLife(
  db: Database,
): Pick<ReportStore, 'popupNumbers' | 'popupDetails' | 'accountViews'> {
  return {
    async popupNumbers(accountId, siteId) {
      const rows = await sums(db)
        .select('popup_id')
        .where('account_id', '=', accountId)
        .where('site_id', '=', siteId)
        .groupBy('popup_id')
        .execute();
      return rows.map(toPopupCounts);
    },
    async popupDetails(accountId, popupId, kind, { from, until }) {
      const rows = await db
        .selectFrom('day_count')
        .select(['detail', sql<number>`sum(count)`.as('count')])
        .where('popup_id', '=', popupId)
        .where('account_id', '=', accountId)
        .where('kind', '=', kind)
        .where(daysBetween(from, until))
        .groupBy('detail')
        .orderBy('count', 'desc')
        .orderBy('detail')
        .execute();
      return rows.map(({ detail, count }) => ({ detail, count: Number(count) }));
    },
    async accountViews(accountId, from, until) {
      const row = await db
        .selectFrom('day_count')
        .select(SUMS.views.as('views'))
        .where('account_id', '=', accountId)
        .where(daysBetween(from, until))
        .executeTakeFirst();
      return Number(row?.views ?? 0);
    },
  };
}

function byDay(db: Database): Pick<ReportStore, 'popupDays' | 'siteDays' | 'sitePopupCounts'> {
  return {
    async popupDays(accountId, popupId, from, until) {
      const rows = await sums(db)
        .select('day')
        .where('popup_id', '=', popupId)
        .where('account_id', '=', accountId)
        .where(daysBetween(from, until))
        .groupBy('day')
        .orderBy('day')
        .execute();
      return rows.map(toDayCounts);
    },
    async siteDays(accountId, siteId, from, until) {
      const rows = await sums(db)
        .select('day')
        .where('site_id', '=', siteId)
        .where('account_id', '=', accountId)
        .where(daysBetween(from, until))
        .groupBy('day')
        .orderBy('day')
        .execute();
      return rows.map(toDayCounts);
    },
    async sitePopupCounts(accountId, siteId, from, until) {
      const rows = await sums(db)
        .select('popup_id')
        .where('site_id', '=', siteId)
        .where('account_id', '=', accountId)
        .where(daysBetween(from, until))
        .groupBy('popup_id')
        .execute();
      return rows.map(toPopupCounts);
    },
  };
}

function daysBetween(from: string, until: string) {
  return sql<SqlBool>`day between ${from} and ${until}`;
}

type SumRow = { readonly [Kind in keyof EventCounts]: number };

/** PostgreSQL gives sums of bigint as numeric, which comes as text. */
function toCounts({ views, closes, conversions }: SumRow): EventCounts {
  return { views: Number(views), closes: Number(closes), conversions: Number(conversions) };
}

function toDayCounts(row: SumRow & { readonly day: string }): DayCounts {
  return { day: row.day, ...toCounts(row) };
}

function toPopupCounts(row: SumRow & { readonly popup_id: string }): PopupCounts {
  return { popupId: row.popup_id, ...toCounts(row) };
}
