import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { reportRows, writeReportRows } from './lib/fill-reports.mjs';
import { signIn } from './lib/owner-session.mjs';
import { startServer } from './lib/start-process.mjs';

/**
 * `npm run bench:reports`: how long each report takes on a site whose popups had `REPORT_EVENTS`
 * (ten million) events in two years. Runs on SQLite, and on PostgreSQL if TEST_DATABASE_URL is set
 * (`node scripts/with-postgres.mjs node bench/reports.mjs`). Measures the time of the whole call.
 * Fails if one takes longer than 300 ms; on a busy machine, reports are slower.
 */
const EVENTS = Number(process.env['REPORT_EVENTS'] ?? 10_000_000);
const DAYS = 730;
const POPUPS = 20;
const TRIES = 7;
const MOST_MS = 300;
const DIMENSIONS = 'trigger page device country source language visitor close prize'.split(' ');

/** Creates a site with popups through owner calls. */
async function makeSite(url) {
  const call = await signIn(url);
  const { site } = await call('POST', '/api/owner/sites', { name: 'Busy shop' });
  const popupIds = [];
  for (let at = 0; at < POPUPS; at += 1) {
    const { popup } = await call('POST', `/api/owner/sites/${site.id}/popups`, {
      name: `Popup ${at + 1}`,
      type: 'lightbox',
      format: 'format_1',
      language: 'en',
    });
    popupIds.push(popup.id);
  }
  return { siteId: site.id, popupIds };
}

async function fillSqlite(dataDir, rows) {
  const db = new DatabaseSync(path.join(dataDir, 'beckon.sqlite'));
  const prepared = new Map();
  db.exec('begin');
  await writeReportRows(rows, (sql, values) => {
    const statement = prepared.get(sql) ?? db.prepare(sql);
    prepared.set(sql, statement);
    statement.run(...values);
  });
  db.exec('commit');
  db.close();
}

async function fillPostgres(url, rows) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('begin');
  await writeReportRows(rows, (sql, values) => {
    let mark = 0;
    return client.query(
      sql.replaceAll('?', () => `$${(mark += 1)}`),
      values,
    );
  });
  await client.query('commit');
  await client.query('analyze report_day');
  await client.end();
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

function addressesOf({ siteId, popupIds: [popupId] }) {
  const dayBefore = (days) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
  const [month, year] = [29, 364].map((days) => `from=${dayBefore(days)}&until=${dayBefore(0)}`);
  const site = `/api/owner/sites/${siteId}/report`;
  const popup = `/api/owner/popups/${popupId}/report`;
  return [
    ['site, 30 days', `${site}?${month}`],
    ['site, a year', `${site}?${year}`],
    ['popup, a year', `${popup}?${year}`],
    ...DIMENSIONS.map((name) => [`site by ${name}, a year`, `${site}/splits/${name}?${year}`]),
    ['popup by page, a year', `${popup}/splits/page?${year}`],
    ['spreadsheet by page, a year', `${site}/csv/page?${year}`],
    ['popup list', `/api/owner/sites/${siteId}/popups`],
  ];
}

async function measure(name, env, fill) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'beckon-reports-'));
  try {
    const first = await startServer(dataDir, env);
    const made = await makeSite(first.url);
    await first.stop();
    const start = performance.now();
    await fill(dataDir, reportRows({ ...made, days: DAYS, events: EVENTS }));
    const seconds = ((performance.now() - start) / 1000).toFixed(0);
    console.log(`\n${name}: counts of ${EVENTS} events written in ${seconds} s`);
    const server = await startServer(dataDir, env);
    const call = await signIn(server.url);
    let isQuick = true;
    for (const [report, address] of addressesOf(made)) {
      const { middle, longest } = await timesOf(call, address);
      isQuick &&= middle <= MOST_MS;
      console.log(
        `${report.padEnd(34)}${middle.toFixed(0).padStart(6)} ms, longest ${longest.toFixed(0)} ms`,
      );
    }
    await server.stop();
    return isQuick;
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

console.log(`load ${loadavg()[0].toFixed(1)}`);
const answers = [await measure('SQLite', {}, fillSqlite)];
const postgres = process.env['TEST_DATABASE_URL'];
if (postgres !== undefined)
  answers.push(
    await measure('PostgreSQL', { DATABASE_URL: postgres }, (_folder, rows) =>
      fillPostgres(postgres, rows),
    ),
  );
if (answers.includes(false)) {
  console.error(`a report takes longer than ${MOST_MS} ms`);
  process.exitCode = 1;
}
