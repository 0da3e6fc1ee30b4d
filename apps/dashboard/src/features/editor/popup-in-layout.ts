import type { PopupDetail } from '@beckon/contract/owner-calls';
import { phoneSizeOf } from '@beckon/contract/settings';
import type { Layout } from '@beckon/contract/values';

/** True if phones get a different design than computers. */
export function hasPhoneDesign(popup: Pick<PopupDetail, 'mobileDesign'>): boolean {
  return popup.mobileDesign !== null;
}

/**
 * The popup as visitors in this layout get it: on phones, with its phone design if it has one, at a
 * phone's width.
 */
export function popupInLayout(popup: PopupDetail, layout: Layout): PopupDetail {
  const {
    mobileDesign,
    settings: { appearance, ...settings },
  } = popup;
  if (layout === 'desktop' || mobileDesign === null) return popup;
  return {
    ...popup,
    design: mobileDesign,
    settings: { ...settings, appearance: { ...appearance, size: phoneSizeOf(appearance.size) } },
  };
}

/**
 * The layout in which a block can be edited: `layout` if its design has the block, otherwise the
 * other one.
 */
export function layoutWithBlock(popup: PopupDetail, layout: Layout, blockId: string): Layout {
  const other = layout === 'mobile' ? 'desktop' : 'mobile';
  const hasBlock = (one: Layout) =>
    JSON.stringify(popupInLayout(popup, one).design).includes(`"id":${JSON.stringify(blockId)}`);
  return !hasBlock(layout) && hasBlock(other) ? other : layout;
}
