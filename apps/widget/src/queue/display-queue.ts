import type { Popup } from '@beckon/contract/popup';
import { EXCLUSIVE_TYPES } from '@beckon/contract/values';

export interface DisplayQueue {
  /**
   * Calls `granted` when it is the popup's turn: at once, or when the slot is freed. Asking twice
   * changes nothing.
   */
  ask(popup: Pick<Popup, 'id' | 'type'>, granted: () => void): void;
  /** Frees the popup's slot, or its place in the line. The next in line gets its turn. */
  release(popupId: string): void;
}

/**
 * Only one lightbox, gamified or fullpage popup stands at a time; other types stand beside it
 * (display spec §4). Whoever is granted a turn and does not want it any more releases it at once,
 * and the next one is asked.
 */
export function createDisplayQueue(): DisplayQueue {
  const line: { readonly id: string; readonly granted: () => void }[] = [];
  let holder: string | undefined;

  const grantNext = (): void => {
    if (holder !== undefined) return;
    const next = line.shift();
    if (next === undefined) return;
    holder = next.id;
    next.granted();
  };
  return {
    ask({ id, type }, granted) {
      if (!EXCLUSIVE_TYPES.includes(type)) {
        granted();
        return;
      }
      if (holder === id || line.some((waiting) => waiting.id === id)) return;
      line.push({ id, granted });
      grantNext();
    },
    release(popupId) {
      const place = line.findIndex(({ id }) => id === popupId);
      if (place !== -1) line.splice(place, 1);
      if (holder !== popupId) return;
      holder = undefined;
      grantNext();
    },
  };
}
