import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** A built server that runs as a separate process. */
export interface BuiltProgram {
  /** Its address, without a trailing slash. */
  readonly url: string;
  /** Sends the signal, and resolves when the process has ended. It may have ended before. */
  stop(signal: NodeJS.Signals): Promise<void>;
}

interface ProgramOptions {
  /** The arguments of Node. The last one is the file to run. */
  readonly args: readonly string[];
  readonly dataDir: string;
  readonly env?: Readonly<Record<string, string>>;
}

/**
 * Starts the program on a free port, and waits until it prints its address. Rejects if it ends
 * before.
 */
export async function startBuilt({ args, dataDir, env }: ProgramOptions): Promise<BuiltProgram> {
  const child = spawn(process.execPath, args, {
    env: {
      PATH: process.env['PATH'] ?? '',
      PORT: '0',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'silent',
      LIMIT_CALLS: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    let printed = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
      const address = /Dashboard\s+(http:\S+)\//.exec(printed)?.[1];
      if (address !== undefined) resolve(address);
    });
    child.once('exit', () => reject(new Error('It ended.')));
  });
  return { url, stop: (signal) => end(child, signal) };
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  await once(child, 'exit');
}
