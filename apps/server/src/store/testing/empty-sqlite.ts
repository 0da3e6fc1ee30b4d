import { buildStore, type OpenedStore } from '../build-store.ts';
import { openFile, overSqlite, sqliteEngine } from '../databases/open-sqlite.ts';
import { createStoreHealth } from '../store-health.ts';

let image: Uint8Array | undefined;

/**
 * A new database in memory with all tables, all empty. The first one is migrated and the others are
 * copies of it, because hundreds of tests need one.
 */
export async function openEmptySqlite(): Promise<OpenedStore> {
  const database = openFile(':memory:');
  if (image !== undefined) database.deserialize(image);
  const health = createStoreHealth();
  const opened = await buildStore(overSqlite(database, health), sqliteEngine, { health });
  image ??= database.serialize();
  return opened;
}

/** The bytes of a database file with the same content. */
export async function emptySqliteFile(): Promise<Uint8Array> {
  if (image === undefined) await (await openEmptySqlite()).store.close();
  if (image === undefined) throw new Error('the empty database was not kept');
  return image;
}
