import { sql, type SqlBool } from 'kysely';
import {
  REPORT_COUNTS,
  type ReportCount,
  type ReportCounts,
  type ReportDays,
  type ReportStore,
} from '../../records/report-record.ts';
import type { Database } from '../../database.ts';
import { type Counting, isPassing } from './add-up-counts.ts';
import { moneyReports } from './money-reports.ts';
import { idOf, isOwned, isWithin, popupsOf } from './report-scope.ts';
import { buildReportViews } from './report-views.ts';
import { noCounts } from './report-tally.ts';
import type { WaitingOffers } from '../events/waiting-offers.ts';

export function buildReportStore(
  db: Database,
  counting: Counting,
  offers: WaitingOffers,
): ReportStore {
  const addUp = buildAddUp(counting, offers);
  return {
    addUpCounts: () => offers.recordSome().then(() => counting.addUp()),
    ...moneyReports(db),
    ...buildReportViews(db),
    async popupNumbers(accountId, siteId) {
      await addUp(accountId, siteId);
      return popupCounts(db, { accountId, siteId });
    },
    async reportPopups(accountId, siteId, days) {
      await addUp(accountId, siteId);
      return popupCounts(db, { accountId, siteId }, days);
    },
    async reportDays(accountId, scope, days) {
      await addUp(accountId, scope.siteId);
      const rows = await sums(db)
        .select('day')
        .where('scope_id', '=', idOf(scope))
        .where('dimension', '=', 'all')
        .where(isWithin(days))
        .where(isOwned(accountId, scope))
        .groupBy('day')
        .orderBy('day')
        .execute();
      return rows.map((row) => ({ day: row.day, ...toCounts(row) }));
    },
    async reportValues(accountId, scope, { dimension, days }) {
      await addUp(accountId, scope.siteId);
      const rows = await sums(db)
        .select('value')
        .where('scope_id', '=', idOf(scope))
        .where('dimension', '=', dimension)
        .where(isWithin(days))
        .where(isOwned(accountId, scope))
        .groupBy('value')
        .orderBy(sql`sum(views)`, 'desc')
        .orderBy(sql`sum(conversions)`, 'desc')
        .orderBy(sql`sum(closes)`, 'desc')
        .orderBy('value')
        .execute();
      return rows.map((row) => ({ value: row.value, ...toCounts(row) }));
    },
    ...firstDays(db, addUp),
    ...accountReports(db, counting),
  };
}

function firstDays(
  db: Database,
  addUp: ReturnType<typeof buildAddUp>,
): Pick<ReportStore, 'firstReportDay' | 'firstPopupDays'> {
  return {
    async firstReportDay(accountId, scope) {
      await addUp(accountId, scope.siteId);
      const row = await db
        .selectFrom('report_day')
        .select((eb) => eb.fn.min('day').as('day'))
        .where('scope_id', '=', idOf(scope))
        .where('dimension', '=', 'all')
        .where(isOwned(accountId, scope))
        .executeTakeFirst();
      return row?.day ?? undefined;
    },
    async firstPopupDays(accountId, siteId) {
      await addUp(accountId, siteId);
      const rows = await db
        .selectFrom('popup')
        // A lookup in the index for each popup, instead of a search through all their days.
        .select(({ selectFrom }) => [
          'popup.id',
          selectFrom('report_day')
            .select((eb) => eb.fn.min('report_day.day').as('day'))
            .whereRef('report_day.scope_id', '=', 'popup.id')
            .where('report_day.dimension', '=', 'all')
            .as('day'),
        ])
        .where('popup.site_id', '=', siteId)
        .where('popup.account_id', '=', accountId)
        .execute();
      return new Map(rows.flatMap(({ id, day }) => (day === null ? [] : [[id, day] as const])));
    },
  };
}

function accountReports(db: Database, counting: Counting): Pick<ReportStore, 'accountViews'> {
  return {
    async accountViews(accountId, from, until) {
      // The counts of display calls contain no views.
      await counting.addUpToRead();
      const row = await db
        .selectFrom('report_day')
        .select(sql<number>`sum(views)`.as('views'))
        .where('scope_id', 'in', (eb) =>
          eb.selectFrom('site').select('id').where('account_id', '=', accountId),
        )
        .where('dimension', '=', 'all')
        .where(isWithin({ from, until }))
        .executeTakeFirst();
      return Number(row?.views ?? 0);
    },
  };
}

/** Returns a function that adds up the waiting counts of a site. It runs before a report is read. */
function buildAddUp(counting: Counting, offers: WaitingOffers) {
  return async (accountId: string, siteId: string): Promise<void> => {
    try {
      await offers.recordSite(accountId, siteId);
    } catch (error) {
      // If the database accepts no data at the moment, the counts so far can still be read.
      if (!isPassing(error)) throw error;
    }
    await counting.addUpToRead();
  };
}

async function popupCounts(
  db: Database,
  { accountId, siteId }: { readonly accountId: string; readonly siteId: string },
  days?: ReportDays,
) {
  const rows = await sums(db)
    .select('scope_id')
    .where('scope_id', 'in', popupsOf(accountId, siteId))
    .where('dimension', '=', 'all')
    .where(days === undefined ? sql<SqlBool>`1 = 1` : isWithin(days))
    .groupBy('scope_id')
    .execute();
  return rows.map((row) => ({ popupId: row.scope_id, ...toCounts(row) }));
}

function sums(db: Database) {
  return db
    .selectFrom('report_day')
    .select(REPORT_COUNTS.map((name) => sql<number>`sum(${sql.ref(name)})`.as(name)));
}

/** PostgreSQL gives sums of bigint as numeric, which comes as text. */
function toCounts(row: Readonly<Record<ReportCount, number>>): ReportCounts {
  const counts = noCounts();
  for (const name of REPORT_COUNTS) counts[name] = Number(row[name]);
  return counts;
}
