import { type RawProps, readString } from '../../design/read-props.ts';
import type { BlockField } from '../block.ts';

/**
 * For a text that shows how much is missing for free shipping: the text that replaces it once
 * shipping is free. If empty, the view shows its own sentence in the popup's language.
 * docs/behaviour/popup-parts.md#free-shipping.
 */
export const REACHED_FIELD: BlockField = {
  type: 'text',
  label: 'Once shipping is free (empty: “Your shipping is free!”)',
};

/** Hides the setting for texts that do not show the missing amount. */
export function unusedReached(raw: RawProps): readonly string[] {
  return readString(raw, 'text').includes('{{free_shipping_gap') ? [] : ['reached'];
}

/** Undefined if the owner wrote no text or it is not used. */
export function readReached(raw: RawProps): string | undefined {
  const text = readString(raw, 'reached').trim();
  return text === '' || unusedReached(raw).length > 0 ? undefined : text;
}
