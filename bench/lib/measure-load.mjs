import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const CONNECTIONS = 64;
const SENDER = path.join(import.meta.dirname, 'send-load.mjs');

/**
 * Sends the requests in turn over 64 connections for some seconds, or `amount` of them. Returns
 * requests per second, p99 in ms, the number of answers that were not 2xx, bytes per answer,
 * processor microseconds of the server per request, and the share of one core that the server and
 * the sender were busy. If the server's share is below 0.9, something else was the limit.
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

/** The number of calls before a measurement. The first calls would mostly measure the compiler. */
const WARM_UP_CALLS = 20_000;

/**
 * Measures a case and its baseline in turns, after warming both up, so that other load on the
 * machine slows both equally. Returns the medians of both.
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
