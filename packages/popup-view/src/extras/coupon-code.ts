import type { Popup } from '@beckon/contract/popup';
import { fillPlaceholders } from '../template/fill-placeholders.ts';
import type { BlockSource } from '../template/to-elements.tsx';
import type { View } from '../view-context.ts';

export interface CouponCode {
  /** Empty if there is none to show. */
  readonly code: string;
  /** When the code expires; undefined if it never does. */
  readonly endsAtMs: number | undefined;
  /** True if the code is for this visitor only. It is requested, or will be. */
  readonly isDrawn: boolean;
}

/**
 * The code that a coupon block shows. The popup's own coupon replaces the code of the block; in
 * games, the block shows the prize's code.
 */
export function couponCode(
  source: BlockSource,
  { props: { popup, prize, tags } }: View,
): CouponCode {
  const isDrawn = popup.coupon?.code === '';
  const code = chosenCode(readBlock(source, tags), prize?.code ?? '', popup);
  const isPrizeCode = isDrawn || code === prize?.code;
  return { code, isDrawn, endsAtMs: isPrizeCode ? prize?.codeEndsAtMs : undefined };
}

interface BlockCode {
  readonly code: string;
  /** A code for this visitor replaces the block's own code. */
  readonly isUnique: boolean;
}

function readBlock(
  { data }: BlockSource,
  tags: ReadonlyMap<string, string> | undefined,
): BlockCode {
  return {
    code: fillPlaceholders(data('code') ?? '', tags),
    isUnique: data('coupon-type') === 'unique',
  };
}

function chosenCode(block: BlockCode, drawn: string, { coupon, game }: Popup): string {
  const handedOut = drawn || coupon?.code || '';
  if (coupon && !game) return handedOut;
  return block.isUnique ? handedOut || block.code : block.code || handedOut;
}
