import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { casesFor } from './lib/cases.mjs';
import { measureLoad } from './lib/measure-load.mjs';
import { startProcess } from './lib/start-process.mjs';

/** `npm run bench -- 10`: seconds a measurement (5). Absolute numbers drift from machine to machine; the ratios are what counts. */
const seconds = Number(process.argv[2] ?? 5);
const here = import.meta.dirname;
const dataDir = mkdtempSync(path.join(tmpdir(), 'beckon-bench-'));

const floor = await startProcess(path.join(here, 'floor-server.mjs'));
const server = await startProcess(path.join(here, '../apps/server/src/main.ts'), { PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'error', LIMIT_CALLS: '0' });

function residentMb(pid) {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024;
  } catch {
    // Only Linux tells.
    return Number.NaN;
  }
}

function report(name, { perSecond, p99Ms, refused }, floorRate, least) {
  const ratio = perSecond / floorRate;
  const verdict = least === undefined ? '' : ratio >= least ? 'ok' : `below ${least}`;
  const cells = [`${Math.round(perSecond)}/s`, `p99 ${p99Ms} ms`, `× ${ratio.toFixed(2)}`, refused > 0 ? `${refused} refused` : '', verdict];
  console.log(name.padEnd(22), ...cells.map((cell) => cell.padEnd(14)));
}

try {
  const floorBody = JSON.stringify({ id: 'a1b2c3d4e5f6g', url: 'http://127.0.0.1/demos/plain/', seconds: 12 });
  const ground = await measureLoad({ url: `${floor.url}/floor`, headers: { 'content-type': 'application/json' }, body: floorBody, seconds });
  report('floor', ground, ground.perSecond);
  for (const { name, least, ...request } of await casesFor(server.url)) {
    report(name, await measureLoad({ ...request, seconds }), ground.perSecond, least);
  }
  console.log(`memory of the server: ${residentMb(server.pid).toFixed(0)} MB`);
} finally {
  await Promise.all([floor.stop(), server.stop()]);
  rmSync(dataDir, { recursive: true, force: true });
}
