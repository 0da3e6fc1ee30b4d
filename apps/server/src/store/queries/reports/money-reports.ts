import { sql } from 'kysely';
import type { MoneySum, ReportStore, ValueMoney } from '../../records/report-record.ts';
import type { Database } from '../../database.ts';
import { fromThousandths } from '../thousandths.ts';
import { idOf, isOwned, isWithin, popupsOf } from './report-scope.ts';

/** Reports of the money that goals brought, by currency. */
export function moneyReports(
  db: Database,
): Pick<ReportStore, 'reportMoney' | 'reportMoneyDays' | 'popupMoney'> {
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
    async reportMoneyDays(accountId, scope, days) {
      const rows = await moneySums(db)
        .select('day')
        .where('scope_id', '=', idOf(scope))
        .where('dimension', '=', 'all')
        .where(isWithin(days))
        .where(isOwned(accountId, scope))
        .groupBy(['day', 'currency'])
        .orderBy('day')
        .orderBy('currency')
        .execute();
      return rows.map((row) => ({ day: row.day, ...toSum(row) }));
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

function moneySums(db: Database) {
  return (
    db
      .selectFrom('report_money')
      // A day's only goal may have been taken out of the counts again.
      .where('orders', '>', 0)
      .select([
        'currency',
        sql<number>`sum(orders)`.as('orders'),
        sql<number>`sum(thousandths)`.as('thousandths'),
      ])
  );
}

interface SumRow {
  readonly currency: string;
  readonly orders: number;
  readonly thousandths: number;
}

function toMoney({ of, ...row }: SumRow & { readonly of: string }): ValueMoney {
  return { of, ...toSum(row) };
}

/** PostgreSQL gives sums of bigint as text. */
function toSum({ currency, orders, thousandths }: SumRow): MoneySum {
  return { currency, orders: Number(orders), value: fromThousandths(thousandths) };
}
