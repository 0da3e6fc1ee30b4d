import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { conversionRequest, displayRequest, floorRequest, viewRequest } from './lib/cases.mjs';
import { makeSites, POPUPS_A_SITE } from './lib/make-sites.mjs';
import { measureLoad } from './lib/measure-load.mjs';
import { startProcess, startServer } from './lib/start-process.mjs';

/**
 * `npm run bench -- 10 10000`: seconds a measurement (5) and shops (10000). Absolute numbers drift
 * from machine to machine and from minute to minute: each case stands beside a floor measured just
 * before it, by rate and by processor time a request.
 */
const seconds = Number(process.argv[2] ?? 5);
const siteCount = Number(process.argv[3] ?? 10_000);
const dataDir = mkdtempSync(path.join(tmpdir(), 'beckon-bench-'));

const sites = await makeSites(dataDir, siteCount);
const floor = await startProcess(path.join(import.meta.dirname, 'floor-server.mjs'));
const server = await startServer(dataDir);

function row(name, cells) {
  console.log(name.padEnd(26), ...cells.map((cell, column) => cell.padEnd(column === 0 ? 11 : 13)));
}

function cellsOf({ perSecond, p99Ms, refused, bytes, cpuMicros, busy }) {
  return [
    `${Math.round(perSecond)}/s`,
    `p99 ${p99Ms} ms`,
    `${cpuMicros.toFixed(1)} µs cpu`,
    `busy ${busy.toFixed(2)}`,
    `${Math.round(bytes)} B`,
    ...(refused > 0 ? [`${refused} refused`] : []),
  ];
}

async function measure(name, requests, least, beside) {
  const ground = await measureLoad(floor, [floorRequest], { seconds });
  row('  floor', cellsOf(ground));
  if (beside !== undefined)
    row('  floor, same size', cellsOf(await measureLoad(floor, [beside], { seconds })));
  const found = await measureLoad(server, requests, { seconds });
  const ratio = found.perSecond / ground.perSecond;
  const verdict = least === undefined ? '' : ratio >= least ? 'ok' : `below ${least}`;
  row(name, [
    ...cellsOf(found),
    `× ${ratio.toFixed(2)}`,
    `cpu × ${(ground.cpuMicros / found.cpuMicros).toFixed(2)}`,
    verdict,
  ]);
  return found;
}

try {
  console.log(
    `${siteCount} shops of ${POPUPS_A_SITE} popups; memory when started: ${server.memoryMb().toFixed(0)} MB`,
  );
  for (const count of [1, 100, siteCount]) {
    const requests = sites.slice(0, count).map(displayRequest);
    await measureLoad(server, requests, { seconds: Math.max(2, count / 3_000) });
    const { perSecond } = await measure(`display, ${count} sites`, requests, 0.7, {
      ...requests[0],
      path: '/floor-of-display',
    });
    const calm = await measureLoad(server, requests, { seconds, rate: Math.round(perSecond / 2) });
    row('  at half that rate', [...cellsOf(calm), calm.p99Ms <= 20 ? 'ok' : 'above 20 ms']);
    console.log(`memory: ${server.memoryMb().toFixed(0)} MB`);
  }
  await measure('view, durable', sites.slice(0, 100).map(viewRequest), 0.6);
  await measure('conversion, durable', sites.slice(0, 100).map(conversionRequest), 0.3);
  console.log(`memory: ${server.memoryMb().toFixed(0)} MB`);
} finally {
  await Promise.all([floor.stop(), server.stop()]);
  rmSync(dataDir, { recursive: true, force: true });
}
