import path from 'node:path';
import { Worker } from 'node:worker_threads';

/** Beside this file, whether it is the source or the built one. */
const CHECK = new URL(`./check-file${path.extname(import.meta.url)}`, import.meta.url);

/**
 * Reads the complete database file in the background and says what is wrong with it. Undefined if
 * it is not damaged, or the check itself could not run.
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
