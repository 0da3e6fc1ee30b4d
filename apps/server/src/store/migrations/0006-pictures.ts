import type { MigrationStep } from './migration-step.ts';

/** Pictures that owners upload. They are stored in base64, which is the same on both databases. */
export const createPictures: MigrationStep = {
  name: '0006-pictures',
  async up(db) {
    await db.schema
      .createTable('picture')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('site_id', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('bytes', 'integer', (column) => column.notNull())
      .addColumn('data', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('picture_site')
      .on('picture')
      .columns(['site_id', 'created_at'])
      .execute();
  },
};
