import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { SERVER_FILE, SERVER_NODE_ARGS } from '../../tools/build/run-server.mjs';

const ADDRESS = /http:\/\/(?:127\.0\.0\.1|localhost):(\d+)/;
const WATCH_TURNS = new URL('watch-turns.mjs', import.meta.url).href;
/** Linux counts processor time in ticks of 10 ms. */
const TICKS_A_SECOND = 100;
/** A server that used less processor time than this in a second is idle. */
const CALM_SECONDS = 0.1;

/**
 * Starts the product's server on a free port. Its limits are off, because all requests come from
 * one address.
 */
export function startServer(dataDir, env = {}, nodeArgs = []) {
  return startProcess(
    SERVER_FILE,
    { PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'error', LIMIT_CALLS: '0', ...env },
    nodeArgs,
  );
}

/**
 * Starts a server that measures its event loop. `turns.start()` begins, and `turns.stop()` returns
 * for how long the loop was blocked.
 */
export async function startWatchedServer(dataDir, env = {}) {
  const server = await startServer(dataDir, env, ['--import', WATCH_TURNS]);
  const { child } = server;
  return {
    ...server,
    turns: {
      start: () => void child.send('start'),
      async stop() {
        child.send('stop');
        const [longest] = await once(child, 'message');
        return longest;
      },
    },
  };
}

/**
 * Runs a node program and waits until it prints a loopback address. Returns the address, the
 * process, its memory (MB) and processor time (seconds) as far as Linux reports them, and `stop`.
 * The program ends together with this process, however this process ends.
 */
export async function startProcess(file, env = {}, nodeArgs = []) {
  const child = spawn(process.execPath, [...SERVER_NODE_ARGS, ...nodeArgs, file], {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  endWithUs(child);
  const port = await new Promise((resolve, reject) => {
    let printed = '';
    child.stdout.setEncoding('utf8').on('data', (text) => {
      printed += text;
      const found = ADDRESS.exec(printed);
      if (found !== null) resolve(found[1]);
    });
    child.once('exit', (code) => reject(new Error(`${file} ended with code ${code}:\n${printed}`)));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    child,
    memoryMb: () => Number(/VmRSS:\s+(\d+)/.exec(procFile(child.pid, 'status'))?.[1]) / 1024,
    cpuSeconds: () => {
      const [user, system] = procFile(child.pid, 'stat')
        .replace(/^.*\) /, '')
        .split(' ')
        .slice(11, 13)
        .map(Number);
      return (user + system) / TICKS_A_SECOND;
    },
    async stop() {
      const gone = once(child, 'exit');
      child.kill('SIGINT');
      await gone;
    },
  };
}

/** A script that throws or is stopped also stops the processes that it has started. */
function endWithUs(child) {
  const end = () => child.kill('SIGKILL');
  const leave = () => process.exit(1);
  process.once('exit', end);
  process.once('SIGTERM', leave);
  process.once('SIGINT', leave);
  child.once('exit', () => {
    process.off('exit', end);
    process.off('SIGTERM', leave);
    process.off('SIGINT', leave);
  });
}

/** Waits until a server has finished the work of its start, such as checking its database file. */
export async function untilCalm(server) {
  let before = Number.NEGATIVE_INFINITY;
  while (server.cpuSeconds() - before > CALM_SECONDS) {
    before = server.cpuSeconds();
    await wait(1_000);
  }
}

function procFile(pid, name) {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    // Only Linux has this file.
    return '';
  }
}
