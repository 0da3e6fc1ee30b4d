import type { MigrationStep } from './migration-step.ts';

/**
 * The counts of display calls wait here until a report is read, or until it is their turn, in one
 * row per site and day. docs/decisions/0057.
 */
export const createWaitingOffers: MigrationStep = {
  name: '0049-waiting-offers',
  async up(db, engine) {
    await db.schema
      .createTable('waiting_offers')
      .addColumn('number', engine.name === 'sqlite' ? 'integer' : 'bigserial', (column) =>
        engine.name === 'sqlite' ? column.primaryKey().autoIncrement() : column.primaryKey(),
      )
      .addColumn('site_id', 'text', (column) => column.notNull())
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('counted', 'text', (column) => column.notNull())
      .addUniqueConstraint('waiting_offers_of_day', ['site_id', 'day'])
      .execute();
  },
};
