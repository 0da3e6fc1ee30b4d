import type { MigrationStep } from './migration-step.ts';

/** Comments that readers write below articles. */
export const createComments: MigrationStep = {
  name: '0024-comments',
  async up(db) {
    await db.schema
      .createTable('comment')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('site_id', 'text', (column) => column.notNull())
      .addColumn('article_id', 'text', (column) => column.notNull())
      .addColumn('parent_id', 'text', (column) => column.notNull())
      .addColumn('author', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('author_url', 'text', (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .addColumn('page_url', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('address_hash', 'text', (column) => column.notNull())
      .addColumn('digest', 'text', (column) => column.notNull())
      .addColumn('search_text', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addUniqueConstraint('comment_once', ['site_id', 'digest'])
      .execute();
    for (const [name, columns] of INDEXES)
      await db.schema.createIndex(name).on('comment').columns(columns).execute();
  },
};

const INDEXES: readonly (readonly [string, string[]])[] = [
  ['comment_by_article', ['site_id', 'article_id', 'state', 'at']],
  ['comment_by_state', ['site_id', 'state', 'at', 'id']],
  ['comment_by_time', ['site_id', 'at', 'id']],
  ['comment_by_parent', ['site_id', 'parent_id']],
  ['comment_by_sender', ['site_id', 'address_hash', 'state']],
  ['comment_by_age', ['state', 'at']],
];
