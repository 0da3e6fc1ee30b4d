import { TRASH_DAYS } from '@beckon/contract/values';
import type { FastifyInstance } from 'fastify';
import { mayDelete } from '../../lib/time/may-delete.ts';
import { runEvery } from '../../lib/time/run-every.ts';
import type { Store } from '../../store/store.ts';
import { DAY_MS } from '../../lib/time/durations.ts';

const EVERY_MS = 3_600_000;

/** Popups that were deleted at this time (ms) or later can be restored. */
export function trashSince(nowMs: number): number {
  return nowMs - TRASH_DAYS * DAY_MS;
}

export interface TrashJobDeps {
  readonly store: Pick<Store, 'emptyTrash' | 'seeClock'>;
  readonly now: () => number;
}

/** Every hour until the app closes, deletes popups that have been in the trash too long. */
export function startTrashJob(app: FastifyInstance, { store, now }: TrashJobDeps): void {
  const emptying = runEvery(
    EVERY_MS,
    () => emptyTrash({ store, now }),
    (error) => app.log.warn({ err: error }, 'could not empty the trash'),
  );
  app.addHook('onClose', emptying.stop);
}

async function emptyTrash({ store, now }: TrashJobDeps): Promise<void> {
  if (await mayDelete({ store, now })) await store.emptyTrash(trashSince(now()));
}
