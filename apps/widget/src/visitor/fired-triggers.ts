import type { TriggerName } from '@beckon/contract/values';
import type { StorageArea } from '@beckon/host-page/storage/storage-area';
import { autoPilotKey, nthPageKey } from './storage-names.ts';

/**
 * Remembers which triggers have fired, for those that fire once a visit. A tab may stay open for
 * several visits, so the number of the visit is stored.
 * docs/behaviour/storage-and-cookies.md#session-storage.
 */
export interface FiredTriggers {
  readonly has: (popupId: string, trigger: TriggerName) => boolean;
  mark(popupId: string, trigger: TriggerName): void;
}

export function createFiredTriggers(session: StorageArea, visit: number): FiredTriggers {
  return {
    has(popupId, trigger) {
      const key = keyFor(popupId, trigger);
      return key !== undefined && session.get(key) === String(visit);
    },
    mark(popupId, trigger) {
      const key = keyFor(popupId, trigger);
      if (key !== undefined) session.set(key, String(visit));
    },
  };
}

function keyFor(popupId: string, trigger: TriggerName): string | undefined {
  if (trigger === 'auto_pilot') return autoPilotKey(popupId);
  return trigger === 'nth_page' ? nthPageKey(popupId) : undefined;
}
