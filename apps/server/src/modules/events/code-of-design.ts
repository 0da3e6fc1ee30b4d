import { LRUCache } from 'lru-cache';
import { codeForAll, drawnKind } from '../../lib/popups/coupon-prize.ts';
import { parseInPieces } from '../../lib/json/parse-in-pieces.ts';
import type { PublishedPopup, Store } from '../../store/store.ts';

const MOST_REMEMBERED = 500;

/** The code that a popup shows to all visitors. */
export interface ShownCode {
  /** The code in its settings, otherwise the one in its designs. Empty if there is none or several. */
  readonly codeForAll: string;
  /** True: everybody who sends the form sees that code, because no game or draw comes before it. */
  readonly isCodeShown: boolean;
}

type Published = Pick<PublishedPopup, 'settings' | 'templateHash' | 'mobileTemplateHash'>;

/** The template of a hash never changes, so its codes are cached. */
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

/** The codes in the coupon blocks of a template. docs/template-contract.md. */
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
