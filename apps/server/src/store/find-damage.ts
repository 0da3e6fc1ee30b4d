import { Worker } from 'node:worker_threads';

const CHECK = new URL('./check-file.ts', import.meta.url);

/**
 * Reads the whole database file, beside all other work, and says what is wrong with it; undefined
 * when it is sound or the check itself could not be made.
 */
export function findDamage(file: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const worker = new Worker(CHECK, { workerData: file });
    worker.unref();
    worker.once('message', (problem: unknown) =>
      resolve(typeof problem === 'string' ? problem : undefined),
    );
    worker.once('error', () => resolve(undefined));
    worker.once('exit', () => resolve(undefined));
  });
}
