import { execFile, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { runDataCommand } from './data-commands.ts';
import { CannotCopy } from './store/databases/copy-database.ts';
import { openSqlite } from './store/databases/open-sqlite.ts';
import { type BuiltProgram, startBuilt } from './testing/built-program.ts';

const MAIN = path.join(import.meta.dirname, 'main.ts');
const ARGS = ['--disable-warning=ExperimentalWarning', MAIN];
const RENDERER = path.resolve(import.meta.dirname, '../../../packages/templates/dist/render.js');
const LIMIT_MS = 60_000;

let folder: string;
let dataDir: string;
let backup: string;
let server: BuiltProgram | undefined;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'beckon-copy-'));
  dataDir = path.join(folder, 'data');
  backup = path.join(folder, 'backup.sqlite');
});
afterEach(async () => {
  await server?.stop('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** Runs a command of the server, and returns what it prints and whether it succeeds. */
async function run(words: readonly string[]) {
  const options = { env: { PATH: process.env['PATH'] ?? '', DATA_DIR: dataDir } };
  return promisify(execFile)(process.execPath, [...ARGS, ...words], options).then(
    ({ stdout, stderr }) => ({ ok: true, text: stdout + stderr }),
    (error: { readonly stdout: string; readonly stderr: string }) => ({
      ok: false,
      text: error.stdout + error.stderr,
    }),
  );
}

/** The rows of a query, with their values as texts. */
function rowsOf(file: string, query: string): readonly Readonly<Record<string, string>>[] {
  const database = new DatabaseSync(file, { readOnly: true });
  const rows = database.prepare(query).all();
  database.close();
  return rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([name, value]) => [name, String(value)])),
  );
}

const leadsIn = (file: string) => rowsOf(file, 'select email from lead').map((row) => row['email']);
const inData = (name: string) => path.join(dataDir, name);

async function sendLead(url: string, email: string): Promise<void> {
  const [popup] = rowsOf(
    inData('beckon.sqlite'),
    "select popup.id as id, client_id as client from popup join site on site.id = popup.site_id where status = 'active' limit 1",
  );
  const { id = '', client = '' } = popup ?? {};
  const fields = { client_id: client, poptin_id: id, shown_ms: '5000', email };
  const body = new URLSearchParams(fields);
  const reply = await fetch(`${url}/api/display/conversion/v-${email}`, { method: 'POST', body });
  expect(reply.status).toBe(200);
}

describe.runIf(existsSync(RENDERER))('backup and restore', { timeout: LIMIT_MS }, () => {
  test('a backup that was made while the server ran is restored after a crash, without what the log of the crash holds', async () => {
    server = await startBuilt({ args: ARGS, dataDir });
    await sendLead(server.url, 'kept@example.com');
    expect(await run(['backup', backup])).toMatchObject({ ok: true });
    expect([statSync(backup).mode & 0o777, existsSync(`${backup}-wal`)]).toEqual([0o600, false]);
    await sendLead(server.url, 'later@example.com');
    expect(await run(['restore', backup])).toEqual({
      ok: false,
      text: `Another Beckon runs on the data folder ${dataDir}. Stop it first, or choose another folder with DATA_DIR.\n`,
    });
    await server.stop('SIGKILL');
    expect(statSync(inData('beckon.sqlite-wal')).size).toBeGreaterThan(0);

    expect(await run(['restore', backup])).toEqual({
      ok: true,
      text: `The backup is now the database in ${dataDir}. Start Beckon.\nThe database before is ${inData('replaced.sqlite')}: delete it later.\n`,
    });
    expect(existsSync(inData('beckon.sqlite-wal'))).toBe(false);
    server = await startBuilt({ args: ARGS, dataDir });
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    await server.stop('SIGTERM');
    expect(rowsOf(inData('beckon.sqlite'), 'pragma integrity_check')).toEqual([
      { integrity_check: 'ok' },
    ]);
    const leads = leadsIn(inData('beckon.sqlite'));
    expect(leads).toContain('kept@example.com');
    expect(leads).not.toContain('later@example.com');
    expect(leadsIn(inData('replaced.sqlite'))).toContain('later@example.com');
  });
});

describe('a backup or a restore that is refused', () => {
  const refused = async (words: readonly string[], databaseUrl?: string) => {
    const error: unknown = await runDataCommand(words, { dataDir, databaseUrl }).catch(
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(CannotCopy);
    return error instanceof CannotCopy ? error.message : '';
  };

  test('without a database, the backup says so and makes no file', async () => {
    expect(await refused(['backup', backup])).toBe(`There is no database in ${dataDir}.`);
    expect(existsSync(backup)).toBe(false);
  });

  test('a backup into a folder that is not there names its file', async () => {
    mkdirSync(dataDir);
    new DatabaseSync(inData('beckon.sqlite')).close();
    const nowhere = path.join(folder, 'none', 'backup.sqlite');
    expect(await refused(['backup', nowhere])).toBe(`The file ${nowhere} cannot be used (ENOENT).`);
  });

  test.each(['secret', 'beckon.lock', 'replaced.sqlite', 'beckon.sqlite', 'beckon.sqlite-wal'])(
    'a backup does not replace %s, a file of the server',
    async (name) => {
      mkdirSync(dataDir);
      new DatabaseSync(inData('beckon.sqlite')).close();
      writeFileSync(inData(name), 'kept');
      symlinkSync(dataDir, path.join(folder, 'other-way'));
      for (const file of [inData(name), path.join(folder, 'other-way', name)])
        expect(await refused(['backup', file])).toBe(
          `The backup needs another name: ${name} is a file of the server.`,
        );
      expect(readFileSync(inData(name), 'utf8')).toBe('kept');
    },
  );

  test('a backup that its disk has no room for names the backup, not the database', async () => {
    mkdirSync(dataDir);
    await (await openSqlite(inData('beckon.sqlite'))).store.close();
    const limited = spawnSync(
      'sh',
      ['-c', 'ulimit -f 64 && exec "$@"', 'sh', process.execPath, ...ARGS, 'backup', backup],
      { env: { PATH: process.env['PATH'] ?? '', DATA_DIR: dataDir }, encoding: 'utf8' },
    );
    expect(limited.stderr).toMatch(
      new RegExp(`^The backup ${backup} cannot be written: is the disk full\\? \\(.+\\)\n$`),
    );
    expect(existsSync(`${backup}.part`)).toBe(false);
  });

  test('the restore changes nothing if the file is no intact database of Beckon', async () => {
    expect(await refused(['restore', backup])).toBe(`There is no file ${backup}.`);
    writeFileSync(backup, 'a letter, not a database. '.repeat(500));
    expect(await refused(['restore', backup])).toMatch(/ is damaged, or no database: /);
    const other = path.join(folder, 'other.sqlite');
    const database = new DatabaseSync(other);
    database.exec('create table note (text text)');
    database.close();
    expect(await refused(['restore', other])).toBe(`${other} is no database of Beckon.`);
    expect(existsSync(inData('beckon.sqlite'))).toBe(false);
    expect(existsSync(inData('restored.sqlite'))).toBe(false);
  });

  test('with PostgreSQL, both name its own programs', async () => {
    expect(await refused(['backup', backup], 'postgres://127.0.0.1:9/beckon')).toMatch(
      /pg_dump and pg_restore/,
    );
  });

  test('the words of the command line must be a command with a file', async () => {
    expect(await refused(['backup'])).toBe(
      'The commands are: backup <file>, restore <file>, move-to-postgres.',
    );
    expect(await refused(['remove', backup])).toMatch(/^The commands are/);
  });
});
