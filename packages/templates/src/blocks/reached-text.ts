import { type RawProps, readString } from '../design/read-props.ts';
import type { BlockField } from './block.ts';

/**
 * The replacement of a text that counts down to free shipping once it is free; empty: the view's
 * own sentence in the popup's language. docs/behaviour/popup-parts.md#free-shipping.
 */
export const REACHED_FIELD: BlockField = {
  type: 'text',
  label: 'Once shipping is free (empty: “Your shipping is free!”)',
};

/** Texts that count nothing down have no use for it. */
export function unusedReached(raw: RawProps): readonly string[] {
  return readString(raw, 'text').includes('{{free_shipping_gap') ? [] : ['reached'];
}

/** Undefined: none of its own. */
export function readReached(raw: RawProps): string | undefined {
  const text = readString(raw, 'reached').trim();
  return text === '' || unusedReached(raw).length > 0 ? undefined : text;
}
