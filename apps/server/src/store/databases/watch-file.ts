import { stat } from 'node:fs/promises';
import { runEvery } from '../../lib/time/run-every.ts';

/** No more than these seconds of data are acknowledged after someone deletes the file. */
const EVERY_MS = 2_000;
const NOT_THERE = new Set(['ENOENT', 'ENOTDIR']);

/**
 * Watches an open file, and calls `onGone` once if it is deleted or if another file has its name.
 * The operating system keeps a deleted file as long as it is open: SQLite could go on writing to
 * it, and everything would be lost when the process ends. Resolves to a function that ends the
 * watch.
 */
export async function watchFile(
  file: string,
  onGone: () => Promise<void>,
  everyMs = EVERY_MS,
): Promise<() => Promise<void>> {
  const opened = await identityOf(file);
  const watch = runEvery(
    everyMs,
    async () => {
      if ((await identityOf(file)) === opened) return;
      void watch.stop();
      await onGone();
    },
    // Whatever else prevents a look at the file says nothing about the file.
    () => undefined,
  );
  return watch.stop;
}

/** The device and number of the file; undefined if there is none. */
async function identityOf(file: string): Promise<string | undefined> {
  try {
    const { dev, ino } = await stat(file, { bigint: true });
    return `${dev}:${ino}`;
  } catch (error) {
    if (error instanceof Error && 'code' in error && NOT_THERE.has(String(error.code)))
      return undefined;
    throw error;
  }
}
