import type { PopupCommon } from '../store/store.ts';
import { readCommon } from '../store/packed-popups.ts';
import { createPartSharing } from './share-parts.ts';

/** Different common parts remembered; beyond it, sharing starts again. */
const MAX_KEPT = 20_000;
/** What a parsed text takes of memory, beside itself. */
const BYTES_A_LETTER = 3;

/** Common parts of popups, one object for all that are alike. */
export interface PopupCommons {
  /** The parts that these texts stand for, and bytes of memory that they took beyond what was there. */
  of(texts: readonly string[]): {
    readonly commons: readonly PopupCommon[];
    readonly bytes: number;
  };
}

export function createPopupCommons(): PopupCommons {
  const byText = new Map<string, PopupCommon>();
  const shareParts = createPartSharing();
  return {
    of(texts) {
      let bytes = 0;
      const commons = texts.map((text) => {
        const known = byText.get(text);
        if (known) return known;
        if (byText.size >= MAX_KEPT) byText.clear();
        const made = shareParts(readCommon(text));
        byText.set(ownText(text), made);
        bytes += text.length * (1 + BYTES_A_LETTER);
        return made;
      });
      return { commons, bytes };
    },
  };
}

/** A piece of a text holds the whole text in memory; a copy does not. */
export function ownText(text: string): string {
  return Buffer.from(text).toString();
}
