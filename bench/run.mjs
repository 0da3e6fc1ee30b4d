import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { conversionRequest, displayRequest, viewRequest } from './lib/cases.mjs';
import { makeSites, POPUPS_A_SITE } from './lib/make-sites.mjs';
import { measureBeside, measureLoad } from './lib/measure-load.mjs';
import { startProcess, startServer, untilCalm } from './lib/start-process.mjs';

/**
 * `npm run bench -- 10 10000 3`: seconds per measurement (5), shops (10000) and rounds (3).
 * Absolute figures change with the machine and from minute to minute. So each case is measured in
 * turns with a baseline, in processor time per request, which hardly depends on other load.
 * Requests per second and p99 are reliable only on a quiet machine.
 */
const seconds = Number(process.argv[2] ?? 5);
const siteCount = Number(process.argv[3] ?? 10_000);
const rounds = Number(process.argv[4] ?? 3);
const dataDir = mkdtempSync(path.join(tmpdir(), 'beckon-bench-'));

const sites = await makeSites(dataDir, siteCount);
const floor = await startProcess(path.join(import.meta.dirname, 'floor-server.mjs'));
const server = await startServer(dataDir);
const requests = sites.map(displayRequest);

function row(name, cells) {
  console.log(name.padEnd(26), ...cells.map((cell, column) => cell.padEnd(column === 0 ? 11 : 13)));
}

function cellsOf({ perSecond, p99Ms, refused, bytes, cpuMicros, busy, askerBusy }) {
  return [
    `${Math.round(perSecond)}/s`,
    `p99 ${p99Ms} ms`,
    `${cpuMicros.toFixed(1)} µs cpu`,
    `busy ${busy.toFixed(2)}`,
    `asker ${askerBusy.toFixed(2)}`,
    `${Math.round(bytes)} B`,
    ...(refused > 0 ? [`${refused} refused`] : []),
  ];
}

function printMemory() {
  console.log(`memory: ${server.memoryMb().toFixed(0)} MB`);
}

/**
 * Measures a case in turns with a route that accepts and returns as many bytes, and prints the
 * ratio.
 */
async function measure(name, caseRequests, { beside, least }) {
  const ofFloor = { server: floor, requests: [beside] };
  const ofCase = { server, requests: caseRequests };
  const { found, ground } = await measureBeside(ofCase, ofFloor, { rounds, seconds });
  row('  bare route', cellsOf(ground));
  const ratio = ground.cpuMicros / found.cpuMicros;
  const verdict = ratio >= least ? 'ok' : `below ${least}`;
  row(name, [...cellsOf(found), `cpu × ${ratio.toFixed(2)}`, verdict]);
  return found;
}

try {
  await untilCalm(server);
  console.log(
    `${siteCount} shops of ${POPUPS_A_SITE} popups; memory when started: ${server.memoryMb().toFixed(0)} MB`,
  );
  const likeDisplay = { ...requests[0], path: '/floor-of-display' };
  const one = await measure('display, 1 site', requests.slice(0, 1), {
    beside: likeDisplay,
    least: 0.7,
  });
  row(
    `display, ${siteCount} cold`,
    cellsOf(await measureLoad(server, requests, { amount: siteCount })),
  );
  printMemory();
  const warm = await measure(`display, ${siteCount} warm`, requests, {
    beside: likeDisplay,
    least: 0.58,
  });
  console.log(`warm beside one site: cpu × ${(warm.cpuMicros / one.cpuMicros).toFixed(2)} (1.2)`);
  printMemory();
  const some = sites.slice(0, 100);
  const views = some.map(viewRequest);
  await measure('view, durable', views, {
    beside: { ...views[0], path: '/floor-of-view' },
    least: 0.7,
  });
  const conversions = some.map(conversionRequest);
  await measure('conversion, durable', conversions, {
    beside: { ...conversions[0], path: '/floor-of-conversion' },
    least: 0.4,
  });
  printMemory();
} finally {
  await Promise.all([floor.stop(), server.stop()]);
  rmSync(dataDir, { recursive: true, force: true });
}
