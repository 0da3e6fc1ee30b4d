import type { MigrationStep } from './migration-step.ts';

/**
 * Everything that visitors' calls need to know about a site's popups, in one row. The rows of
 * existing sites are written later, in small steps. Until then these sites are read from the
 * tables. docs/decisions/0050.
 */
export const createPackedSites: MigrationStep = {
  name: '0046-packed-sites',
  async up(db) {
    await db.schema
      .createTable('packed_site')
      .addColumn('site_id', 'text', (column) => column.primaryKey())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('packed', 'text', (column) => column.notNull())
      .execute();
  },
};
