import type { MigrationStep } from './migration-step.ts';

/** A destination may get the leads of some popups only: their ids, as JSON. Before, it got all. */
export const addDestinationPopups: MigrationStep = {
  name: '0067-destination-popups',
  async up(db) {
    await db.schema
      .alterTable('destination')
      .addColumn('popup_ids', 'text', (column) => column.notNull().defaultTo('[]'))
      .execute();
  },
};
