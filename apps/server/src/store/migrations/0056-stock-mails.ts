import type { MigrationStep } from './migration-step.ts';

/**
 * Mails about codes that run out are sent as deliveries. `stock` says which codes, as JSON
 * (`StockLine`); it is empty for other deliveries.
 */
export const addStockMails: MigrationStep = {
  name: '0056-stock-mails',
  async up(db) {
    for (const table of ['lead_notice', 'delivery_log'])
      await db.schema
        .alterTable(table)
        .addColumn('stock', 'text', (column) => column.notNull().defaultTo(''))
        .execute();
  },
};
