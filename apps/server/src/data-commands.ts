import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Config } from './config.ts';
import {
  backUpDatabase,
  CannotCopy,
  DATABASE_NAME,
  REPLACED_NAME,
  restoreDatabase,
} from './store/copy-database.ts';

type Place = Pick<Config, 'dataDir' | 'databaseUrl'>;

/**
 * Runs `backup <file>` or `restore <file>`, which are words of the command line, and resolves to
 * the text for the person who called it. docs/deploy.md#data-and-backups. Rejects with `CannotCopy`
 * if the words are no such command.
 */
export async function runDataCommand(
  [name, file, ...rest]: readonly string[],
  { dataDir, databaseUrl }: Place,
): Promise<string> {
  if ((name !== 'backup' && name !== 'restore') || file === undefined || rest.length > 0)
    throw new CannotCopy('The commands are: backup <file>, restore <file>.');
  if (databaseUrl !== undefined)
    throw new CannotCopy(
      'DATABASE_URL is set: use the programs of PostgreSQL, pg_dump and pg_restore.',
    );
  const copy = path.resolve(file);
  if (name === 'backup') {
    await backUpDatabase(dataDir, copy).catch(sayWhichFile(copy));
    return `The database is copied to ${copy}. Keep the file ${path.join(dataDir, 'secret')} in another place.`;
  }
  const hadDatabase = existsSync(path.join(dataDir, DATABASE_NAME));
  await restoreDatabase(dataDir, copy).catch(sayWhichFile(copy));
  return [
    `The backup is now the database in ${dataDir}. Start Beckon.`,
    ...(hadDatabase
      ? [`The database before is ${path.join(dataDir, REPLACED_NAME)}: delete it later.`]
      : []),
    ...(existsSync(path.join(dataDir, 'secret'))
      ? []
      : [
          `Before the start, copy the file secret into ${dataDir}: without it, sessions end and keys of connected services are lost.`,
        ]),
  ].join('\n');
}

/** Errors of the file that the person named. Others are about the data folder. */
function sayWhichFile(copy: string): (error: unknown) => never {
  return (error) => {
    const isOfCopy =
      error instanceof Error &&
      'code' in error &&
      'path' in error &&
      String(error.path).startsWith(copy);
    throw isOfCopy
      ? new CannotCopy(`The file ${copy} cannot be used (${String(error.code)}).`)
      : error;
  };
}
