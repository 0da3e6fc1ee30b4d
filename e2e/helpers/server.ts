import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from './free-port.ts';

const MAIN = path.resolve(import.meta.dirname, '../../apps/server/dist/main.js');
const END_WITH_PARENT = new URL('./end-with-parent.mjs', import.meta.url).href;
const START_LIMIT_MS = 60_000;

/** The real server in its own process, with its own data folder and the data of the demo site. */
export interface RunningServer {
  /** Origin, for example `http://127.0.0.1:41234`. The same after a restart. */
  readonly url: string;
  /** Its output so far, including that of earlier starts. */
  printed(): string;
  /** Stops the server as Ctrl-C does, and starts it again with the same data. */
  restart(): Promise<void>;
  /** Kills the server, as a power cut does, and starts it again with the same data. */
  crashAndRestart(): Promise<void>;
  /** Stops the server and deletes its data. */
  stop(): Promise<void>;
}

interface Settings {
  readonly port: number;
  readonly dataDir: string;
  readonly env: Readonly<Record<string, string>>;
}

function spawnServer({ port, dataDir, env }: Settings): ChildProcess {
  const fixed = {
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    SEED_DEMO: '1',
    LOG_LEVEL: 'warn',
    LIMIT_CALLS: '0',
    DATABASE_URL: '',
  };
  return spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', '--import', END_WITH_PARENT, MAIN],
    {
      env: { ...process.env, NODE_ENV: 'production', ...fixed, ...env },
      stdio: ['pipe', 'pipe', 'pipe'],
    },
  );
}

function isHealthy(url: string): Promise<boolean> {
  return new Promise((resolve) => {
    // A new connection, because one from before a crash would be broken.
    get(`${url}/healthz`, { agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    }).on('error', () => resolve(false));
  });
}

/**
 * Resolves when the server responds. Checks whenever the server has printed something, because it
 * prints a line once it listens. Rejects if it ends or does not respond in time.
 */
function untilHealthy(child: ChildProcess, url: string, printed: () => string): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (why: string) => reject(new Error(`The server ${why}.\n${printed()}`));
    const look = async () => {
      if (await isHealthy(url)) resolve();
    };
    child.stdout?.on('data', () => void look());
    child.stderr?.on('data', () => void look());
    child.once('error', (error) => fail(`could not be started: ${error.message}`));
    child.once('exit', (code) => fail(`ended with code ${code} before it answered`));
    AbortSignal.timeout(START_LIMIT_MS).addEventListener('abort', () =>
      fail(`did not answer within ${START_LIMIT_MS / 1000} s`),
    );
  });
}

async function end(child: ChildProcess, signal: 'SIGINT' | 'SIGKILL'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
}

/** Starts a server on a free port. Resolves when it responds. `env` overrides settings. */
export async function startServer(
  env: Readonly<Record<string, string>> = {},
): Promise<RunningServer> {
  const settings = {
    port: await freePort(),
    dataDir: await mkdtemp(path.join(tmpdir(), 'beckon-e2e-')),
    env,
  };
  const url = `http://127.0.0.1:${settings.port}`;
  let log = '';
  const printed = () => log;
  const launch = async () => {
    const child = spawnServer(settings);
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text) => (log += text));
    await untilHealthy(child, url, printed);
    return child;
  };
  let running = await launch();
  const endAndLaunch = async (signal: 'SIGINT' | 'SIGKILL') => {
    await end(running, signal);
    running = await launch();
  };
  return {
    url,
    printed,
    restart: () => endAndLaunch('SIGINT'),
    crashAndRestart: () => endAndLaunch('SIGKILL'),
    async stop() {
      await end(running, 'SIGINT');
      await rm(settings.dataDir, { recursive: true, force: true });
    },
  };
}
