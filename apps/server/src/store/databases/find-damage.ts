import path from 'node:path';
import { Worker } from 'node:worker_threads';

/** The worker is beside this file, both in the source and in the build. */
const CHECK = new URL(`./check-file${path.extname(import.meta.url)}`, import.meta.url);

/**
 * Checks the complete database file in the background. Resolves to a description of the first
 * damage, or to undefined if there is none or the check itself could not run.
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
