import type { StorageArea } from '@beckon/host-page/storage/storage-area';
import { LOCAL_KEYS } from './storage-names.ts';

/**
 * How many popups have opened by themselves in the present visit, over all pages and tabs.
 * decisions.md, attention budget.
 */
export interface Attention {
  count(): number;
  spend(): void;
}

export function createAttention(local: StorageArea, visit: number): Attention {
  const count = (): number => {
    const [ofVisit, opened] = (local.get(LOCAL_KEYS.attention) ?? '').split('|');
    return ofVisit === String(visit) ? Number(opened) || 0 : 0;
  };
  return { count, spend: () => local.set(LOCAL_KEYS.attention, `${visit}|${count() + 1}`) };
}
