import type { StoredLeadColumn } from '../tables/lead-table.ts';
import type { MigrationStep } from './migration-step.ts';

/**
 * Returns a migration step for each column that the first tables did not have. Existing leads get
 * an empty text in it.
 */
export function leadColumnSteps(
  table: Readonly<Record<string, StoredLeadColumn>>,
): readonly MigrationStep[] {
  return Object.values(table).flatMap(({ column, addedBy }) =>
    addedBy === undefined ? [] : [addTextColumn(addedBy, column)],
  );
}

function addTextColumn(name: string, column: string): MigrationStep {
  return {
    name,
    async up(db) {
      await db.schema
        .alterTable('lead')
        .addColumn(column, 'text', (definition) => definition.notNull().defaultTo(''))
        .execute();
    },
  };
}
