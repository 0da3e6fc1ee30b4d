import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { OpenedStore } from './build-store.ts';
import { DATABASE_NAME } from './copy-database.ts';
import { findDamage } from './find-damage.ts';
import { lockFolder } from './lock-folder.ts';
import { openPostgres } from './open-postgres.ts';
import { openSqlite } from './open-sqlite.ts';
import { makePrivateFile } from './private-files.ts';

export interface StorePlace {
  /** The address of PostgreSQL; undefined: the embedded database in the folder. */
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
}

/**
 * Opens the store of this installation. Only one process at a time can use the embedded database:
 * rejects with `FolderInUse` if another process uses it. The embedded database is checked for
 * damage in the background.
 */
export async function openStore(
  { databaseUrl, dataDir }: StorePlace,
  log: Pick<FastifyBaseLogger, 'fatal'>,
): Promise<OpenedStore> {
  if (databaseUrl !== undefined) return openPostgres(databaseUrl);
  const lock = lockFolder(dataDir);
  const file = path.join(dataDir, DATABASE_NAME);
  try {
    await makePrivateFile(file);
    const opened = await openSqlite(file);
    void findDamage(file).then((damage) => {
      if (damage === undefined) return;
      opened.health.reportDamage();
      log.fatal(
        { damage },
        'the database is damaged: stop the server and restore a backup as docs/deploy.md#restore says',
      );
    });
    const close = async () => {
      await opened.store.close();
      lock.release();
    };
    return { ...opened, store: { ...opened.store, close } };
  } catch (error) {
    lock.release();
    throw error;
  }
}
