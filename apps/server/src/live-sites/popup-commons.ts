import { LRUCache } from 'lru-cache';
import type { PopupCommon } from '../store/store.ts';
import { readCommon } from '../store/packed-popups.ts';
import { createPartSharing } from './share-parts.ts';

/**
 * Memory for common parts that the next site may share; the least recently requested ones are
 * dropped first.
 */
const MAX_BYTES = 32 * 2 ** 20;
/** The memory that a parsed text and the answers made from it take, besides the text itself. */
const BYTES_A_LETTER = 4;

/** Common parts of popups. Equal parts are one object. */
export interface PopupCommons {
  /** The parts for these texts, and how many bytes of memory were added for them. */
  of(texts: readonly string[]): {
    readonly commons: readonly PopupCommon[];
    readonly bytes: number;
  };
}

export function createPopupCommons(maxBytes = MAX_BYTES): PopupCommons {
  const byText = new LRUCache<string, PopupCommon>({
    maxSize: maxBytes,
    sizeCalculation: (_common, text) => sizeOf(text),
  });
  const shareParts = createPartSharing();
  return {
    of(texts) {
      let bytes = 0;
      const commons = texts.map((text) => {
        const known = byText.get(text);
        if (known) return known;
        const made = shareParts(readCommon(text));
        byText.set(ownText(text), made);
        bytes += sizeOf(text);
        return made;
      });
      return { commons, bytes };
    },
  };
}

function sizeOf(text: string): number {
  return text.length * (1 + BYTES_A_LETTER);
}

/** Copies a text. A slice of a longer text would keep the whole text in memory. */
export function ownText(text: string): string {
  return Buffer.from(text).toString();
}
