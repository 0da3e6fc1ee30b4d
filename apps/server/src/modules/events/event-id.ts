import { createHash } from 'node:crypto';
import { newEventId } from '../../ids.ts';

const ID_LENGTH = 32;

/**
 * The id of an event. The same key of the same sender gives the same id. So an event that is sent
 * again because the response was lost is stored once. Without a key the id is new.
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
