import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { findNode, toolEnvironment } from '../node/find-node.mjs';
import { inRepository, root } from '../node/repository.mjs';

/**
 * Options for the heap. With a smaller young generation, the garbage collector would run before the
 * current calls have ended. By default, the heap also grows to four times the memory in use, and V8
 * creates objects of calls in the old generation, where they stay long. docs/decisions/0055.
 */
export const SERVER_NODE_ARGS = [
  '--disable-warning=ExperimentalWarning',
  '--max-semi-space-size=16',
  '--heap-growing-percent=50',
  '--no-allocation-site-pretenuring',
];

/**
 * A second signal within this time is the same Ctrl-C: the terminal sends it to the process group,
 * and npm forwards it.
 */
const SAME_SIGNAL_MS = 1_000;

function forwardSignals(child) {
  let lastAtMs = Number.NEGATIVE_INFINITY;
  const forward = (signal) => {
    const nowMs = performance.now();
    if (nowMs - lastAtMs < SAME_SIGNAL_MS) return;
    lastAtMs = nowMs;
    child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => forward(signal));
}

/** The file that `npm start` runs. It is built from apps/server/src. docs/decisions/0061. */
export const SERVER_FILE = inRepository('apps/server/dist/main.js');

/**
 * Runs the server until it ends. Resolves to its exit code. With `words`, it runs that command
 * instead (apps/server/src/data-commands.ts). The server has a separate process group, so that a
 * Ctrl-C reaches it only once, through this process, and does not interrupt its orderly stop.
 */
export function runServer({ nodeArgs = [], env = {}, words = [] } = {}) {
  return new Promise((resolve) => {
    const args = [...SERVER_NODE_ARGS, ...nodeArgs, SERVER_FILE, ...words];
    const child = spawn(findNode(), args, {
      cwd: root,
      env: toolEnvironment({ NODE_ENV: process.env.NODE_ENV ?? 'production', ...env }),
      stdio: ['ignore', 'inherit', 'inherit'],
      detached: process.platform !== 'win32',
    });
    forwardSignals(child);
    child.on('error', (error) => {
      console.error(`The server could not be started: ${error.message}`);
      resolve(1);
    });
    child.on('exit', (code, signal) => resolve(code ?? 128 + (constants.signals[signal] ?? 0)));
  });
}
