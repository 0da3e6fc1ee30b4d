import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const CONNECTIONS = 64;
const SENDER = path.join(import.meta.dirname, 'send-load.mjs');

/**
 * Sends the requests round and round over 64 connections for some seconds, or `amount` of them.
 * Returns requests a second, p99 in ms, how many were not 2xx, bytes an answer, processor
 * microseconds of the server a request, and how busy one core was with the server and one with
 * whoever asked: where the first is below 0.9, something else was the limit.
 */
export async function measureLoad(server, requests, { seconds, amount }) {
  const sender = fork(SENDER);
  const before = server.cpuSeconds();
  sender.send({
    url: server.url,
    requests,
    connections: Math.min(CONNECTIONS, amount ?? CONNECTIONS),
    seconds,
    amount,
  });
  const [found] = await once(sender, 'message');
  const cpu = server.cpuSeconds() - before;
  return {
    perSecond: found.total / found.seconds,
    p99Ms: found.p99Ms,
    refused: found.refused,
    bytes: found.bytes,
    cpuMicros: (cpu * 1e6) / found.total,
    busy: cpu / found.seconds,
    askerBusy: found.busy,
  };
}

/** Before that many, what is measured is the compiler. */
const WARM_UP_CALLS = 20_000;

/**
 * Measures a case and its floor in turns, so that what else the machine does hits both alike; both
 * are warm by then. Returns the median of each figure of both.
 */
export async function measureBeside({ server, requests }, floor, { rounds, seconds }) {
  const [cases, floors] = [[], []];
  await measureLoad(floor.server, floor.requests, { amount: WARM_UP_CALLS });
  await measureLoad(server, requests, { amount: WARM_UP_CALLS });
  for (let round = 0; round < rounds; round += 1) {
    floors.push(await measureLoad(floor.server, floor.requests, { seconds }));
    cases.push(await measureLoad(server, requests, { seconds }));
  }
  return { found: mediansOf(cases), ground: mediansOf(floors) };
}

function mediansOf(runs) {
  const names = Object.keys(runs[0]);
  return Object.fromEntries(
    names.map((name) => {
      const sorted = runs.map((run) => run[name]).toSorted((a, b) => a - b);
      return [name, sorted[Math.floor(sorted.length / 2)]];
    }),
  );
}
