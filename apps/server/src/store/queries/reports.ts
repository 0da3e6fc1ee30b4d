import { type ExpressionBuilder, sql, type SqlBool } from 'kysely';
import {
  REPORT_COUNTS,
  type ReportCount,
  type ReportCounts,
  type ReportDays,
  type ReportScope,
  type ReportStore,
  type ValueMoney,
} from '../records/report-record.ts';
import type { Database } from '../database.ts';
import type { Tables } from '../tables.ts';
import { type Counting, isPassing } from './add-up-counts.ts';
import { buildReportViews } from './report-views.ts';
import { noCounts } from './report-tally.ts';
import type { WaitingOffers } from './waiting-offers.ts';

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
    ...accountReports(db, counting),
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

/** What must be done before a report of a site is read. */
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

function moneyReports(db: Database): Pick<ReportStore, 'reportMoney' | 'popupMoney'> {
  return {
    async reportMoney(accountId, scope, { dimension, days }) {
      const rows = await moneySums(db)
        .select('value as of')
        .where('scope_id', '=', idOf(scope))
        .where('dimension', '=', dimension)
        .where(isWithin(days))
        .where(isOwned(accountId, scope))
        .groupBy(['value', 'currency'])
        .orderBy('thousandths', 'desc')
        .orderBy('value')
        .execute();
      return rows.map(toMoney);
    },
    async popupMoney(accountId, siteId, days) {
      const rows = await moneySums(db)
        .select('scope_id as of')
        .where('scope_id', 'in', popupsOf(accountId, siteId))
        .where('dimension', '=', 'all')
        .where(isWithin(days))
        .groupBy(['scope_id', 'currency'])
        .orderBy('thousandths', 'desc')
        .orderBy('scope_id')
        .execute();
      return rows.map(toMoney);
    },
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

function popupsOf(accountId: string, siteId: string) {
  return ({ selectFrom }: Pick<ExpressionBuilder<Tables, never>, 'selectFrom'>) =>
    selectFrom('popup')
      .select('id')
      .where('site_id', '=', siteId)
      .where('account_id', '=', accountId);
}

function moneySums(db: Database) {
  return db
    .selectFrom('report_money')
    .select([
      'currency',
      sql<number>`sum(orders)`.as('orders'),
      sql<number>`sum(thousandths)`.as('thousandths'),
    ]);
}

interface MoneyRow {
  readonly of: string;
  readonly currency: string;
  readonly orders: number;
  readonly thousandths: number;
}

function toMoney({ of, currency, orders, thousandths }: MoneyRow): ValueMoney {
  return { of, currency, orders: Number(orders), value: Number(thousandths) / 1000 };
}

function idOf({ siteId, popupId }: ReportScope): string {
  return popupId ?? siteId;
}

function sums(db: Database) {
  return db
    .selectFrom('report_day')
    .select(REPORT_COUNTS.map((name) => sql<number>`sum(${sql.ref(name)})`.as(name)));
}

function isWithin({ from, until }: ReportDays) {
  return sql<SqlBool>`day between ${from} and ${until}`;
}

/** A condition that the site belongs to the account, and the popup to the site. */
function isOwned(accountId: string, { siteId, popupId }: ReportScope) {
  return ({
    exists,
    selectFrom,
  }: Pick<ExpressionBuilder<Tables, never>, 'exists' | 'selectFrom'>) =>
    popupId === undefined
      ? exists(
          selectFrom('site')
            .select('id')
            .where('id', '=', siteId)
            .where('account_id', '=', accountId),
        )
      : exists(
          selectFrom('popup')
            .select('id')
            .where('id', '=', popupId)
            .where('site_id', '=', siteId)
            .where('account_id', '=', accountId),
        );
}

/** PostgreSQL gives sums of bigint as numeric, which comes as text. */
function toCounts(row: Readonly<Record<ReportCount, number>>): ReportCounts {
  const counts = noCounts();
  for (const name of REPORT_COUNTS) counts[name] = Number(row[name]);
  return counts;
}
