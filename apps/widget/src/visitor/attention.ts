import type { StorageArea } from './storage.ts';
import { SESSION_KEYS } from './storage-names.ts';

/** How many popups have opened by themselves in the present visit, over all pages of the tab. decisions.md, attention budget. */
export interface Attention {
  count(): number;
  spend(): void;
}

export function createAttention(session: StorageArea, visit: number): Attention {
  const count = (): number => {
    const [ofVisit, opened] = (session.get(SESSION_KEYS.attention) ?? '').split('|');
    return ofVisit === String(visit) ? Number(opened) || 0 : 0;
  };
  return { count, spend: () => session.set(SESSION_KEYS.attention, `${visit}|${count() + 1}`) };
}
