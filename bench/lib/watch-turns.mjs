import { openSync, readSync } from 'node:fs';

/**
 * Loaded into a server with `--import`: measures how long its event loop is blocked without a
 * pause, between the messages `start` and `stop` of the process that started it. That process then
 * gets:
 *
 * - `longestMs`: from one turn to the next, as a visitor would see it;
 * - `oursMs`: the same without the time in which another process used our processor. So it is only
 *   the time that this process causes: computing, and waiting for the disk;
 * - `processorMs`: computing only.
 *
 * Only Linux reports the last two; elsewhere they are 0.
 */
const EVERY_MS = 1;
const NS_A_MS = 1e6;

const buffer = Buffer.alloc(100);
const file = openOwnSchedule();

function openOwnSchedule() {
  try {
    return openSync('/proc/thread-self/schedstat', 'r');
  } catch {
    return undefined;
  }
}

/** Milliseconds since the start: elapsed, computing, and waiting for a processor. */
function readClocks() {
  const clock = performance.now();
  if (file === undefined) return { clock, processor: 0, queue: clock };
  const length = readSync(file, buffer, 0, buffer.length, 0);
  const [processor, queue] = buffer.toString('latin1', 0, length).split(' ').map(Number);
  return { clock, processor: processor / NS_A_MS, queue: queue / NS_A_MS };
}

let timer;
let last;
let longest;

function look() {
  const now = readClocks();
  const ms = now.clock - last.clock - EVERY_MS;
  longest.longestMs = Math.max(longest.longestMs, ms);
  longest.oursMs = Math.max(longest.oursMs, ms - (now.queue - last.queue));
  longest.processorMs = Math.max(longest.processorMs, now.processor - last.processor);
  last = now;
}

process.on('message', (message) => {
  clearInterval(timer);
  if (message === 'start') {
    longest = { longestMs: 0, oursMs: 0, processorMs: 0 };
    last = readClocks();
    timer = setInterval(look, EVERY_MS);
  } else process.send(longest);
});
// The open channel must not keep the server running.
process.channel?.unref();
