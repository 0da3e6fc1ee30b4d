import { isPopupId } from '@beckon/contract/values';

/**
 * Places where the owner wants an embedded popup: `<div class="beckon-embedded"
 * data-id="POPUP_ID">`. docs/behaviour/starting.md#embedded-popups.
 */
export function findEmbeddedSlots(document: Document): ReadonlyMap<string, Element> {
  const slots = new Map<string, Element>();
  for (const slot of document.querySelectorAll(':is(.beckon-embedded,.poptin-embedded)[data-id]')) {
    const id = slot.getAttribute('data-id');
    if (isPopupId(id) && !slots.has(id)) slots.set(id, slot);
  }
  return slots;
}
