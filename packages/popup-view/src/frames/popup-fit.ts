import type { CSSProperties } from 'react';
import type { Popup } from '@beckon/contract/popup';
import type { Layout } from '@beckon/contract/values';
import type { WindowSize } from '../layout/window-size.ts';
import { fitPopup, type Fit } from './fit-popup.ts';
import type { FramePlan } from './frame-plan.ts';

/** A popup and the window that it is in. */
export interface PopupInWindow {
  readonly popup: Popup;
  readonly plan: FramePlan;
  readonly layout: Layout;
  readonly window: WindowSize;
}

/** How a popup is fitted into a window, with or without its known height. */
export interface PopupFit {
  at(naturalHeight: number | undefined): Fit;
  /** Whether this height changes the size of the popup, or how far the page is moved. */
  matters(naturalHeight: number): boolean;
  /** The style of the stage. */
  styleAt(naturalHeight: number | undefined): CSSProperties & Fit['style'];
}

/**
 * Fits a popup into the visible part of the window, without an on-screen keyboard. No side effects.
 * docs/behaviour/appearance.md#scaling.
 */
export function popupFit({ popup, plan, layout, window }: PopupInWindow): PopupFit {
  const at: PopupFit['at'] = (naturalHeight) =>
    fitPopup({ popup, plan, layout, window, naturalHeight });
  return {
    at,
    matters: (height) => plan.takesRoom || at(height).scale < 1 || at(undefined).scale < 1,
    styleAt: (naturalHeight) => ({
      ...at(naturalHeight).style,
      '--bkv-margin': window.margin,
    }),
  };
}
