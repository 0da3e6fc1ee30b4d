import path from 'node:path';
import { sql } from 'kysely';
import type { FastifyBaseLogger } from 'fastify';
import type { OpenedStore } from '../build-store.ts';
import { DATABASE_NAME } from './copy-database.ts';
import { findDamage } from './find-damage.ts';
import { lockFolder } from './lock-folder.ts';
import { openPostgres } from './open-postgres.ts';
import { openSqlite } from './open-sqlite.ts';
import { makePrivateFile } from '../../lib/files/private-files.ts';
import { watchFile } from './watch-file.ts';

export interface StorePlace {
  /** The address of PostgreSQL; undefined: the embedded database in the folder. */
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
}

const GONE =
  'the database file was deleted or replaced while the server runs: nothing is stored any more; stop the server and restore a backup as docs/deploy.md#restore says';

/**
 * Opens the store of this installation. Only one process at a time can use the embedded database:
 * rejects with `FolderInUse` if another process uses it. The embedded database is checked for
 * damage in the background. If its file is deleted while the server runs, it accepts no more data.
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
    const endWatch = await watchFile(file, async () => {
      opened.health.reportGone();
      log.fatal({ file }, GONE);
      await sql`pragma query_only = on`.execute(opened.db);
    }).catch(async (error: unknown) => {
      await opened.store.close();
      throw error;
    });
    const close = async () => {
      await endWatch();
      await opened.store.close();
      lock.release();
    };
    return { ...opened, store: { ...opened.store, close } };
  } catch (error) {
    lock.release();
    throw error;
  }
}
