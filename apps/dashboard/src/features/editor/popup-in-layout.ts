import type { PopupDetail } from '@beckon/contract/owner-calls';
import { phoneSizeOf } from '@beckon/contract/settings';
import type { Layout } from '@beckon/contract/values';

/** True while phones get another design than computers do. */
export function hasPhoneDesign(popup: Pick<PopupDetail, 'mobileDesign'>): boolean {
  return popup.mobileDesign !== null;
}

/**
 * The popup as its visitors in this layout get it: on phones with the phone design, when there is
 * one, at a phone's width.
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

/** Where a block can be edited: in this layout if its design has the block, else in the other. */
export function layoutWithBlock(popup: PopupDetail, layout: Layout, blockId: string): Layout {
  const other = layout === 'mobile' ? 'desktop' : 'mobile';
  const hasBlock = (one: Layout) =>
    JSON.stringify(popupInLayout(popup, one).design).includes(`"id":${JSON.stringify(blockId)}`);
  return !hasBlock(layout) && hasBlock(other) ? other : layout;
}
