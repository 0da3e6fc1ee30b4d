import { sql } from 'kysely';
import type { ReportStore, ValueMoney } from '../../records/report-record.ts';
import type { Database } from '../../database.ts';
import { idOf, isOwned, isWithin, popupsOf } from './report-scope.ts';

/** Reports of the money that goals brought, by currency. */
export function moneyReports(db: Database): Pick<ReportStore, 'reportMoney' | 'popupMoney'> {
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

interface MoneyRow {
  readonly of: string;
  readonly currency: string;
  readonly orders: number;
  readonly thousandths: number;
}

function toMoney({ of, currency, orders, thousandths }: MoneyRow): ValueMoney {
  return { of, currency, orders: Number(orders), value: Number(thousandths) / 1000 };
}
