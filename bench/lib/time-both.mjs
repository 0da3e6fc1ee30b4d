import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { signIn } from './owner-session.mjs';
import { startServer } from './start-process.mjs';

const TRIES = 7;
const MOST_MS = 300;
const ROWS_A_STATEMENT = 500;

/**
 * Times owner calls on a filled SQLite, and on a filled PostgreSQL if TEST_DATABASE_URL is set.
 * Measures the time of the whole call. The process ends with 1 if one takes longer than 300 ms; on
 * a busy machine, calls are slower.
 *
 * `make(call)` creates the site through owner calls, `rowsOf(made, accountId)` yields the rows of
 * `table` in the order of `columns`, and `addressesOf(made)` the calls with their names.
 */
export async function timeOnBoth(bench) {
  console.log(`load ${loadavg()[0].toFixed(1)}`);
  const answers = [await measure(bench, 'SQLite', {}, fillSqlite)];
  const postgres = process.env['TEST_DATABASE_URL'];
  if (postgres !== undefined) {
    const fill = (_folder, write) => fillPostgres(postgres, bench.table, write);
    answers.push(await measure(bench, 'PostgreSQL', { DATABASE_URL: postgres }, fill));
  }
  if (answers.includes(false)) {
    console.error(`a call takes longer than ${MOST_MS} ms`);
    process.exitCode = 1;
  }
}

async function measure({ make, addressesOf, ...filling }, name, env, fill) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'beckon-times-'));
  try {
    const first = await startServer(dataDir, env);
    const made = await make(await signIn(first.url));
    await first.stop();
    const start = performance.now();
    await fill(dataDir, (run) => writeRows({ ...filling, made }, run));
    const seconds = ((performance.now() - start) / 1000).toFixed(0);
    console.log(`\n${name}: filled in ${seconds} s`);
    const server = await startServer(dataDir, env);
    const call = await signIn(server.url);
    let isQuick = true;
    for (const [title, address] of addressesOf(made)) {
      const { middle, longest } = await timesOf(call, address);
      isQuick &&= middle <= MOST_MS;
      console.log(
        `${title.padEnd(34)}${middle.toFixed(0).padStart(6)} ms, longest ${longest.toFixed(0)} ms`,
      );
    }
    await server.stop();
    return isQuick;
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Milliseconds of several calls: median and maximum. */
async function timesOf(call, path) {
  const times = [];
  for (let at = 0; at < TRIES; at += 1) {
    const start = performance.now();
    await call.text(path);
    times.push(performance.now() - start);
  }
  times.sort((one, other) => one - other);
  return { middle: times[Math.floor(TRIES / 2)], longest: times.at(-1) };
}

async function fillSqlite(dataDir, write) {
  const db = new DatabaseSync(path.join(dataDir, 'beckon.sqlite'));
  const prepared = new Map();
  db.exec('begin');
  await write((sql, values) => {
    const statement = prepared.get(sql) ?? db.prepare(sql);
    prepared.set(sql, statement);
    return statement.all(...values);
  });
  db.exec('commit');
  db.close();
}

async function fillPostgres(url, table, write) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  // As on a real server. Without it, rows just committed are not marked as visible to all.
  await client.query('set synchronous_commit = on');
  await client.query('begin');
  await write(async (sql, values) => {
    let mark = 0;
    const marked = sql.replaceAll('?', () => `$${(mark += 1)}`);
    return (await client.query(marked, values)).rows;
  });
  await client.query('commit');
  // As autovacuum does after this many new rows.
  await client.query(`vacuum analyze ${table}`);
  await client.end();
}

/** `run` gets SQL with `?` placeholders and the values, and returns rows. */
async function writeRows({ table, columns, rowsOf, made }, run) {
  let waiting = [];
  const marks = `(${columns.map(() => '?').join(', ')})`;
  const write = async () => {
    const values = waiting.map(() => marks).join(', ');
    await run(`insert into ${table} (${columns.join(', ')}) values ${values}`, waiting.flat());
    waiting = [];
  };
  const [site] = await run('select account_id from site where id = ?', [made.siteId]);
  for (const row of rowsOf(made, site.account_id)) {
    waiting.push(row);
    if (waiting.length === ROWS_A_STATEMENT) await write();
  }
  if (waiting.length > 0) await write();
}
