import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** A built server that runs as a process of its own. */
export interface BuiltProgram {
  /** Its address, without a slash at the end. */
  readonly url: string;
  /** Resolves when it has ended; it may have ended before. */
  stop(signal: NodeJS.Signals): Promise<void>;
}

interface ProgramOptions {
  /** Of Node, ending with the file that it runs. */
  readonly args: readonly string[];
  readonly dataDir: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Starts it on a free port, and waits until it says where; rejects if it ends instead. */
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
