import type { TriggerName } from '@beckon/contract/values';
import type { StorageArea } from '@beckon/host-page/storage/storage-area';
import { autoPilotKey, nthPageKey } from './storage-names.ts';

/**
 * Remembers which triggers have fired, for those that fire once a session.
 * docs/behaviour/storage-and-cookies.md#session-storage.
 */
export interface FiredTriggers {
  readonly has: (popupId: string, trigger: TriggerName) => boolean;
  mark(popupId: string, trigger: TriggerName): void;
}

export function createFiredTriggers(session: StorageArea): FiredTriggers {
  return {
    has(popupId, trigger) {
      const key = keyFor(popupId, trigger);
      return key !== undefined && session.get(key) !== undefined;
    },
    mark(popupId, trigger) {
      const key = keyFor(popupId, trigger);
      if (key !== undefined) session.set(key, '1');
    },
  };
}

function keyFor(popupId: string, trigger: TriggerName): string | undefined {
  if (trigger === 'auto_pilot') return autoPilotKey(popupId);
  return trigger === 'nth_page' ? nthPageKey(popupId) : undefined;
}
