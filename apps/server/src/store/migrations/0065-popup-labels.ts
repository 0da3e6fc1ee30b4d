import type { MigrationStep } from './migration-step.ts';

/** Owners give popups labels, as JSON. A popup without any has an empty list. */
export const addPopupLabels: MigrationStep = {
  name: '0065-popup-labels',
  async up(db) {
    await db.schema
      .alterTable('popup')
      .addColumn('labels', 'text', (column) => column.notNull().defaultTo('[]'))
      .execute();
  },
};
