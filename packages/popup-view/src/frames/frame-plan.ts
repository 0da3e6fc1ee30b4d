import { isModal, type Popup } from '@beckon/contract/popup';
import type { Layout, Location, PopupType } from '@beckon/contract/values';

/**
 * How a popup is placed: over the page, as the whole window, in a corner, as a bar, above the page,
 * or in the flow of the page.
 */
export const FRAME_KINDS = ['overlay', 'cover', 'corner', 'bar', 'welcome', 'inline'] as const;
export type FrameKind = (typeof FRAME_KINDS)[number];

export interface FramePlan {
  readonly kind: FrameKind;
  /** Makes the page behind it inert: the popup is drawn as a modal `dialog`. */
  readonly isModal: boolean;
  readonly location: Location;
  /**
   * While it is open, the page may be moved down by the popup's height; popups in the corners stay
   * away from a bar. docs/behaviour/appearance.md#pushing-the-page.
   */
  readonly takesRoom: boolean;
  /**
   * Embedded and fullpage popups leave without their exit effect.
   * docs/behaviour/appearance.md#effects.
   */
  readonly hasExitEffect: boolean;
  readonly hasEntryEffect: boolean;
}

const KINDS: Readonly<Record<PopupType, FrameKind>> = {
  lightbox: 'overlay',
  content: 'overlay',
  gamified: 'overlay',
  mobile: 'overlay',
  fullpage: 'cover',
  sside: 'corner',
  bside: 'corner',
  browsing: 'corner',
  social: 'corner',
  bar: 'bar',
  embedded: 'inline',
};

/** Decides how a popup is placed, from its type and settings. No side effects. */
export function framePlan(popup: Popup): FramePlan {
  const { type, appearance } = popup;
  const isWelcome = type === 'fullpage' && appearance.pushesPage;
  const kind = isWelcome ? 'welcome' : KINDS[type];
  const location = placeOf(type, appearance.location);
  return {
    kind,
    location,
    isModal: isModal(popup),
    takesRoom: isWelcome || kind === 'bar',
    hasEntryEffect: appearance.entryEffect !== 'none',
    hasExitEffect: appearance.exitEffect !== 'none' && kind !== 'inline' && type !== 'fullpage',
  };
}

/**
 * Bars are at the top or bottom, browsing and bside popups at the left or right.
 * docs/behaviour/appearance.md#places.
 */
function placeOf(type: PopupType, { horizontal, vertical }: Location): Location {
  if (type === 'bar')
    return { horizontal: 'center', vertical: vertical === 'bottom' ? 'bottom' : 'top' };
  if (type === 'browsing' || type === 'bside')
    return { horizontal: horizontal === 'center' ? 'right' : horizontal, vertical };
  return { horizontal, vertical };
}

/**
 * On phones there is no space beside the page's content, so a popup at a side moves to the bottom,
 * or to the top, and takes the full width.
 */
export function locationIn(layout: Layout, { kind, location }: FramePlan): Location {
  if (layout === 'desktop' || kind !== 'corner') return location;
  return { horizontal: 'center', vertical: location.vertical === 'top' ? 'top' : 'bottom' };
}
