import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Config } from './startup/config.ts';
import {
  backUpDatabase,
  CannotCopy,
  DATABASE_NAME,
  REPLACED_NAME,
  restoreDatabase,
} from './store/databases/copy-database.ts';
import { moveToPostgres } from './store/databases/move-to-postgres.ts';

type Place = Pick<Config, 'dataDir' | 'databaseUrl'>;

/**
 * Runs `backup <file>`, `restore <file>` or `move-to-postgres`, which are words of the command
 * line, and resolves to the text for the person who called it. docs/deploy.md#data-and-backups.
 * Rejects with `CannotCopy` if the words are no such command.
 */
export async function runDataCommand(words: readonly string[], place: Place): Promise<string> {
  const [name, file, ...rest] = words;
  if (name === 'move-to-postgres' && words.length === 1) return move(place);
  if ((name !== 'backup' && name !== 'restore') || file === undefined || rest.length > 0)
    throw new CannotCopy('The commands are: backup <file>, restore <file>, move-to-postgres.');
  return copy(name, path.resolve(file), place);
}

async function move({ dataDir, databaseUrl }: Place): Promise<string> {
  if (databaseUrl === undefined)
    throw new CannotCopy('Set DATABASE_URL to the empty PostgreSQL database.');
  const rows = await moveToPostgres(dataDir, databaseUrl);
  return [
    `PostgreSQL now has all ${rows} rows. Start Beckon with DATABASE_URL, and keep the file ${path.join(dataDir, 'secret')}.`,
    `The database before is still ${path.join(dataDir, DATABASE_NAME)}: delete it later.`,
  ].join('\n');
}

async function copy(
  name: 'backup' | 'restore',
  file: string,
  { dataDir, databaseUrl }: Place,
): Promise<string> {
  if (databaseUrl !== undefined)
    throw new CannotCopy(
      'DATABASE_URL is set: use the programs of PostgreSQL, pg_dump and pg_restore.',
    );
  if (name === 'backup') {
    await backUpDatabase(dataDir, file).catch(sayWhichFile(file));
    return `The database is copied to ${file}. Keep the file ${path.join(dataDir, 'secret')} in another place.`;
  }
  const hadDatabase = existsSync(path.join(dataDir, DATABASE_NAME));
  await restoreDatabase(dataDir, file).catch(sayWhichFile(file));
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
function sayWhichFile(file: string): (error: unknown) => never {
  return (error) => {
    const isOfFile =
      error instanceof Error &&
      // Copying it into the data folder failed there.
      !('dest' in error) &&
      'code' in error &&
      'path' in error &&
      String(error.path).startsWith(file);
    throw isOfFile
      ? new CannotCopy(`The file ${file} cannot be used (${String(error.code)}).`)
      : error;
  };
}
