import type { Database } from '../database.ts';
import type { MigrationStep } from './migration-step.ts';

/** Consent banners of sites, what visitors chose as proof, and the choices of each day. */
export const createConsentTables: MigrationStep = {
  name: '0020-consent',
  async up(db) {
    await createDesignTables(db);
    await createProofTables(db);
  },
};

async function createDesignTables(db: Database): Promise<void> {
  await db.schema
    .createTable('consent_design')
    .addColumn('site_id', 'text', (column) => column.primaryKey())
    .addColumn('draft', 'text', (column) => column.notNull())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('published', 'text')
    .addColumn('record_days', 'integer', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('consent_file')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('body', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('consent_area')
    .addColumn('site_id', 'text', (column) => column.notNull())
    .addColumn('post_id', 'bigint', (column) => column.notNull())
    .addColumn('block_id', 'text', (column) => column.notNull())
    .addColumn('html', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('consent_area_key', ['site_id', 'post_id', 'block_id'])
    .execute();
}

async function createProofTables(db: Database): Promise<void> {
  await db.schema
    .createTable('consent_proof')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('site_id', 'text', (column) => column.notNull())
    .addColumn('consent_id', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('policy_id', 'integer', (column) => column.notNull())
    .addColumn('banner_version', 'integer', (column) => column.notNull())
    .addColumn('consent_type', 'text', (column) => column.notNull())
    .addColumn('region', 'text', (column) => column.notNull())
    .addColumn('categories', 'text', (column) => column.notNull())
    .addColumn('services', 'text', (column) => column.notNull())
    .addColumn('outcome', 'text', (column) => column.notNull())
    .addColumn('address_hash', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('consent_proof_by_time')
    .on('consent_proof')
    .columns(['site_id', 'at', 'id'])
    .execute();
  await db.schema
    .createIndex('consent_proof_by_visitor')
    .on('consent_proof')
    .columns(['site_id', 'consent_id', 'at'])
    .execute();
  await db.schema
    .createTable('consent_day')
    .addColumn('site_id', 'text', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('outcome', 'text', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('consent_day_key', ['site_id', 'day', 'outcome'])
    .execute();
  await db.schema
    .createTable('consent_visitor')
    .addColumn('site_id', 'text', (column) => column.notNull())
    .addColumn('consent_id', 'text', (column) => column.notNull())
    .addColumn('outcome', 'text', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('consent_visitor_key', ['site_id', 'consent_id'])
    .execute();
}
