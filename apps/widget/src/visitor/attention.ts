import type { StorageArea } from '@beckon/host-page/storage/storage-area';
import { LOADED_LOCAL_KEYS } from './storage-names.ts';

/**
 * The popups that have opened by themselves in this visit, on all pages and in all tabs. A popup
 * that opens several times counts once.
 */
export interface Attention {
  /** The number of these popups, without this one. */
  countOthers(popupId: string): number;
  spend(popupId: string): void;
}

export function createAttention(local: StorageArea, visit: number): Attention {
  const opened = (): readonly string[] => {
    const [ofVisit, ids] = (local.get(LOADED_LOCAL_KEYS.attention) ?? '').split('|');
    return ofVisit === String(visit) && ids !== undefined ? ids.split(',') : [];
  };
  return {
    countOthers: (popupId) => opened().filter((id) => id !== popupId).length,
    spend(popupId) {
      const ids = new Set([...opened(), popupId]);
      local.set(LOADED_LOCAL_KEYS.attention, `${visit}|${[...ids].join(',')}`);
    },
  };
}
