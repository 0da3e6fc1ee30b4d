import type { Off } from '@beckon/host-page/listen';
import type { ScrollPosition } from '@beckon/host-page/page/scroll';

export type { Off, ScrollPosition };

export interface PageClick {
  readonly target: PageElement | undefined;
}

/** The pointer left an element; `to` is undefined if it left the page. */
export interface PointerExit {
  readonly clientY: number;
  readonly from: PageElement | undefined;
  readonly to: PageElement | undefined;
}

/** What triggers need to know about an element that was clicked or that the pointer crossed. */
export interface PageElement {
  closest(selectors: string): object | null;
}

/**
 * The state of the page and the events on it. Triggers use this and never `window`. Every `on…`
 * method returns a function that stops listening. An error in a handler does not reach the host
 * page.
 */
export interface PagePort {
  isMobile(): boolean;
  /** How far the page is scrolled right now. */
  scrolled(): ScrollPosition;
  onScroll(handler: (position: ScrollPosition) => void): Off;
  onClick(handler: (click: PageClick) => void): Off;
  onPointerExit(handler: (exit: PointerExit) => void): Off;
  /** Any activity of the visitor: moving, scrolling, typing, touching. */
  onActivity(handler: () => void): Off;
  onVisibility(handler: (isVisible: boolean) => void): Off;
  /** The visitor pressed the back button, which led to a history entry that we added. */
  onBackButton(handler: () => void): Off;
  hasAdBlocker(): Promise<boolean>;
}
