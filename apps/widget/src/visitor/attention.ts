import type { StorageArea } from '@beckon/host-page/storage/storage-area';
import { LOADED_LOCAL_KEYS } from './storage-names.ts';

/**
 * Which popups have opened by themselves in the present visit, over all pages and tabs. One that
 * opens again and again is one popup.
 */
export interface Attention {
  /** How many beside this one. */
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
