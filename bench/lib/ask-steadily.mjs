import { setTimeout as wait } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

/** Runs in the thread that watch-display.mjs starts. */
const EVERY_MS = 10;
/** The maximum number of unanswered calls. With more, the waiting calls would be measured, too. */
const MOST_UNDER_WAY = 3;

const { url, call } = workerData;
const waits = [];
const under = new Set();
let isStopped = false;

async function ask() {
  const from = performance.now();
  const response = await fetch(url, call);
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`display was refused: ${response.status}`);
  waits.push(performance.now() - from);
}

parentPort.once('message', () => {
  isStopped = true;
});
while (!isStopped) {
  if (under.size < MOST_UNDER_WAY) {
    const one = ask().finally(() => under.delete(one));
    under.add(one);
  }
  await wait(EVERY_MS);
}
await Promise.all(under);
parentPort.postMessage(waits);
