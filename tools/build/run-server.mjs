import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { findNode, toolEnvironment } from '../node/find-node.mjs';
import { inRepository, root } from '../node/repository.mjs';

/**
 * A smaller nursery is collected before the calls under way have ended; left alone, the heap grows
 * to four times what is in use, and what a call makes is put where it stays long.
 * docs/decisions/0055.
 */
export const SERVER_NODE_ARGS = [
  '--disable-warning=ExperimentalWarning',
  '--max-semi-space-size=16',
  '--heap-growing-percent=50',
  '--no-allocation-site-pretenuring',
];

/**
 * A second signal sooner than this is the same Ctrl-C, seen by the terminal's group and passed on
 * by npm.
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

/** What `npm start` runs: built from apps/server/src, docs/decisions/0061. */
export const SERVER_FILE = inRepository('apps/server/dist/main.js');

/**
 * Runs the server until it ends and answers its exit code. The server is in a process group of its
 * own, so that a Ctrl-C reaches it once, through here, and its orderly stop is not cut short.
 */
export function runServer({ nodeArgs = [], env = {} } = {}) {
  return new Promise((resolve) => {
    const args = [...SERVER_NODE_ARGS, ...nodeArgs, SERVER_FILE];
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
