import { LRUCache } from 'lru-cache';
import { codeForAll, drawnKind } from '../../lib/coupon-prize.ts';
import { parseInPieces } from '../../lib/parse-in-pieces.ts';
import type { PublishedPopup, Store } from '../../store/store.ts';

const MOST_REMEMBERED = 500;

/** The code that a popup shows to everybody. */
export interface ShownCode {
  /** Of its settings, else the one that its designs show; empty: none, or several. */
  readonly codeForAll: string;
  /** Whoever sends the form sees that code: no game or draw comes before it. */
  readonly isCodeShown: boolean;
}

type Published = Pick<PublishedPopup, 'settings' | 'templateHash' | 'mobileTemplateHash'>;

/** A template never changes under its hash, so its codes are remembered. */
export function createCodeReader(
  store: Pick<Store, 'templateHtml'>,
): (published: Published) => Promise<ShownCode> {
  const remembered = new LRUCache<string, readonly string[]>({ max: MOST_REMEMBERED });
  const read = async (hash: string): Promise<readonly string[]> => {
    const known = remembered.get(hash);
    if (known !== undefined) return known;
    const codes = codesIn((await store.templateHtml(hash)) ?? '');
    remembered.set(hash, codes);
    return codes;
  };
  const codeOfDesigns = async ({ templateHash, mobileTemplateHash }: Published) => {
    const hashes = mobileTemplateHash ? [templateHash, mobileTemplateHash] : [templateHash];
    const [code = '', ...others] = new Set((await Promise.all(hashes.map(read))).flat());
    return others.length === 0 ? code : '';
  };
  return async (published) => {
    const { settings } = published;
    const isCodeShown = settings.game === undefined && drawnKind(settings) === undefined;
    const ofDesigns = settings.coupon ? '' : await codeOfDesigns(published);
    return { codeForAll: codeForAll(settings) || ofDesigns, isCodeShown };
  };
}

/** The codes that a template's own coupon blocks show. docs/template-contract.md. */
function codesIn(html: string): readonly string[] {
  const codes: string[] = [];
  parseInPieces(html, {
    onopentag(_name, attributes) {
      const code = attributes['data-code']?.trim() ?? '';
      const isFixed = attributes['data-coupon-type'] !== 'unique';
      if (attributes['data-block'] === 'coupon' && isFixed && code !== '') codes.push(code);
    },
  });
  return codes;
}
