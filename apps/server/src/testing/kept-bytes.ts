import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** The bytes that `act` leaves in memory, after everything that nobody needs is gone. */
export async function keptBytes(act: () => Promise<void> | void): Promise<number> {
  const before = usedBytes();
  await act();
  return usedBytes() - before;
}

function usedBytes(): number {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect !== 'function') throw new TypeError('this Node has no gc');
  // What the first round has freed may have held more.
  for (let round = 0; round < 2; round += 1) collect();
  return getHeapStatistics().used_heap_size;
}

/** A part of a long text, as a field of a large body is. */
export function partOfLong(text: string): string {
  const long = Buffer.from(`${text}${'x'.repeat(LONG)}`).toString('latin1');
  return long.slice(0, text.length);
}

const LONG = 500_000;
