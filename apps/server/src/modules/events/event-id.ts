import { createHash } from 'node:crypto';
import { newEventId } from '../../ids.ts';

const ID_LENGTH = 32;

/**
 * The id of an event: the same for the same key and owner of that key, so that what is sent again
 * after a lost answer is stored once; a new one without a key.
 */
export function eventId(
  atMs: number,
  key: string | undefined,
  ...keptBy: readonly string[]
): string {
  if (key === undefined || key === '') return newEventId(atMs);
  return createHash('sha256')
    .update([...keptBy, key].join('\n'))
    .digest('hex')
    .slice(0, ID_LENGTH);
}
