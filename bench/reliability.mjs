import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { startPostgres } from '../tools/test-machine/postgres.mjs';
import { callOnAndOn } from './lib/call-on-and-on.mjs';
import { makeSites } from './lib/make-sites.mjs';
import { startServer } from './lib/start-process.mjs';

/**
 * `node bench/reliability.mjs 20 30`: kills the server 20 times under load, and disconnects
 * PostgreSQL for 30 seconds. Then measures how long visitors wait while an owner works
 * (owner-work.mjs). Exits with 1 if an acknowledged event is missing or stored twice.
 */
const kills = Number(process.argv[2] ?? 20);
const outageSeconds = Number(process.argv[3] ?? 30);
const VISITORS = 16;
const DEMO_SITE = { clientId: 'de300de300de3', page: 'http://127.0.0.1/demos/plain/' };

function reportRun(name, { leads, views, displayStatuses, refused }, stored) {
  const missing =
    [...leads].filter((id) => !stored.leads.includes(id)).length +
    [...views].filter((id) => !stored.views.includes(id)).length;
  const twice =
    stored.leads.length -
    new Set(stored.leads).size +
    stored.views.length -
    new Set(stored.views).size;
  console.log(
    `${name}: ${leads.size} leads and ${views.size} views acknowledged, ${missing} missing, ${twice} twice; ${refused} conversions sent again;`,
    `display answers ${JSON.stringify(Object.fromEntries(displayStatuses))}`,
  );
  if (missing + twice > 0 || leads.size === 0) process.exitCode = 1;
}

async function killAgainAndAgain() {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'beckon-kill-'));
  const [site] = await makeSites(dataDir, 1);
  let server = await startServer(dataDir);
  const calls = callOnAndOn(() => server.url, site, VISITORS);
  for (let round = 0; round < kills; round += 1) {
    await wait(300 + round * 37);
    const gone = once(server.child, 'exit');
    server.child.kill('SIGKILL');
    await gone;
    server = await startServer(dataDir);
  }
  await calls.stop();
  await server.stop();
  const db = new DatabaseSync(path.join(dataDir, 'beckon.sqlite'));
  const ids = (table) =>
    db
      .prepare(`select id from ${table}`)
      .all()
      .map(({ id }) => id);
  reportRun(`killed ${kills} times`, calls.seen, { leads: ids('lead'), views: ids('view_event') });
  db.close();
  rmSync(dataDir, { recursive: true, force: true });
}

async function takePostgresAway() {
  const postgres = await startPostgres();
  const dataDir = mkdtempSync(path.join(tmpdir(), 'beckon-outage-'));
  const server = await startServer(dataDir, { DATABASE_URL: postgres.url });
  const client = async () => {
    const made = new pg.Client({ connectionString: postgres.url });
    await made.connect();
    return made;
  };
  const before = await client();
  const {
    rows: [{ id: popupId }],
  } = await before.query("select id from popup where type = 'lightbox' limit 1");
  await before.end();
  const calls = callOnAndOn(() => server.url, { ...DEMO_SITE, popupId }, VISITORS);
  await wait(3_000);
  await postgres.interrupt();
  await wait(outageSeconds * 1_000);
  console.log(`memory in the outage: ${server.memoryMb().toFixed(0)} MB`);
  await postgres.resume();
  await wait(3_000);
  await calls.stop();
  const after = await client();
  const ids = async (table) =>
    (await after.query(`select id from ${table}`)).rows.map(({ id }) => id);
  reportRun(`PostgreSQL away for ${outageSeconds} s`, calls.seen, {
    leads: await ids('lead'),
    views: await ids('view_event'),
  });
  await after.end();
  await server.stop();
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

if (kills > 0) await killAgainAndAgain();
if (outageSeconds > 0) await takePostgresAway();
// The numbers are not for it: it would take them for words in the names of its parts.
process.argv.splice(2);
await import('./owner-work.mjs');
