import type { Off } from '@beckon/host-page/listen';
import type { ScrollPosition } from '@beckon/host-page/page/scroll';

export type { Off, ScrollPosition };

export interface PageClick {
  readonly target: PageElement | undefined;
}

/** The pointer left what it was over; `to` is undefined when it left the page. */
export interface PointerExit {
  readonly clientY: number;
  readonly from: PageElement | undefined;
  readonly to: PageElement | undefined;
}

/** What triggers ask of an element that was clicked or that the pointer crossed. */
export interface PageElement {
  closest(selectors: string): object | null;
}

/**
 * What is true of this page right now, and what just happened on it. Triggers get this, never
 * `window`. Every `on…` returns a function that stops listening; handlers cannot throw into the
 * host page.
 */
export interface PagePort {
  isMobile(): boolean;
  /** How far the page is scrolled right now. */
  scrolled(): ScrollPosition;
  onScroll(handler: (position: ScrollPosition) => void): Off;
  onClick(handler: (click: PageClick) => void): Off;
  onPointerExit(handler: (exit: PointerExit) => void): Off;
  /** Any sign of life: moving, scrolling, typing, touching. */
  onActivity(handler: () => void): Off;
  onVisibility(handler: (isVisible: boolean) => void): Off;
  /** The back button, caught by a history entry of our own. */
  onBackButton(handler: () => void): Off;
  hasAdBlocker(): Promise<boolean>;
}
