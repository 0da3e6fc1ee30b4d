import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { displayRequest } from './lib/cases.mjs';
import { fillSite, findFilled } from './lib/fill-site.mjs';
import { signIn } from './lib/owner-session.mjs';
import { ownerWork } from './lib/owner-work-parts.mjs';
import { startWatchedServer } from './lib/start-process.mjs';
import { watchDisplay } from './lib/watch-display.mjs';

/**
 * `node bench/owner-work.mjs`: how long a display call waits while an owner works on a site with
 * many leads and codes. Visitors of another site make display calls at a steady pace. `node
 * bench/owner-work.mjs erase codes` does only the parts that have one of these words in their
 * name.
 *
 * Two things are measured: how long a call waits, which also depends on other processes of the
 * machine; and how long the server itself blocked its event loop without a pause (watch-turns.mjs).
 * Exits with 1 if the second was longer than 50 ms.
 *
 * `OWNER_WORK_ROWS` sets the number of rows. Filling takes a minute. If `OWNER_WORK_FILLED` names a
 * folder, the first run fills it, and later runs use its content without changing it.
 */
const count = Number(process.env['OWNER_WORK_ROWS'] ?? 200_000);
const filled = process.env['OWNER_WORK_FILLED'];
const wanted = process.argv.slice(2);
const LONGEST_MS = 50;

async function fill(dataDir) {
  if (filled === undefined) return fillSite(dataDir, count);
  if (!existsSync(filled)) await fillSite(filled, count);
  cpSync(filled, dataDir, { recursive: true });
  spawnSync('sync');
  return findFilled(dataDir);
}

async function measure({ server, other }, { name, work }) {
  const watch = watchDisplay(server.url, displayRequest(other));
  await wait(1_000);
  server.turns.start();
  const from = performance.now();
  try {
    await work();
  } catch (error) {
    await watch.stop().catch(() => {});
    throw error;
  }
  const lastedMs = performance.now() - from;
  await wait(200);
  const { longestMs, oursMs, processorMs } = await server.turns.stop();
  const { p50, p99, max, calls } = await watch.stop();
  const isLong = oursMs > LONGEST_MS;
  if (isLong) process.exitCode = 1;
  console.log(
    name.padEnd(24),
    `${Math.round(lastedMs)} ms`.padStart(9),
    `| a call waits p50 ${p50.toFixed(1)} p99 ${p99.toFixed(1)} max ${max.toFixed(1)} ms of ${calls}`.padEnd(
      63,
    ),
    `| at a stretch ${longestMs.toFixed(1)} ms, ours ${oursMs.toFixed(1)}, computing ${processorMs.toFixed(1)}`.padEnd(
      60,
    ),
    `| load ${loadavg()[0].toFixed(1)}${isLong ? '  TOO LONG' : ''}`,
  );
}

/** Waits until the data of removed sites is deleted, too. */
async function untilNothingIsLeft(dataDir) {
  const db = new DatabaseSync(path.join(dataDir, 'beckon.sqlite'), { readOnly: true });
  const left = db.prepare('select count(*) as left from leftover');
  while (left.get().left > 0) await wait(200);
  db.close();
}

async function run(dataDir) {
  const { site, game, other } = await fill(dataDir);
  const server = await startWatchedServer(dataDir);
  try {
    const call = await signIn(server.url);
    const parts = ownerWork({
      call,
      site,
      game,
      count,
      url: server.url,
      untilNothingIsLeft: () => untilNothingIsLeft(dataDir),
    }).filter(({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word)));
    console.log(`a site of ${count} leads, views, closes and activities`);
    const warm = watchDisplay(server.url, displayRequest(other));
    await wait(3_000);
    await warm.stop();
    await measure({ server, other }, { name: 'nothing', work: () => wait(5_000) });
    for (const part of parts) await measure({ server, other }, part);
  } finally {
    await server.stop();
  }
}

const dataDir = mkdtempSync(path.join(tmpdir(), 'beckon-owner-work-'));
try {
  await run(dataDir);
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
