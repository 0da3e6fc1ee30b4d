import type { Popup } from '@beckon/contract/popup';
import type { Layout } from '@beckon/contract/values';
import type { CSSProperties } from 'react';
import { FULLPAGE_REFERENCE, scaleToFit, type Size } from '../layout/scale-to-fit.ts';
import type { FramePlan } from './frame-plan.ts';

/** The space in px at both sides of a popup that does not touch the edges of the window. */
const DESKTOP_EDGES_PX = 40;
const MOBILE_EDGES_PX = 24;

/** Sizes as custom properties. The css of stage and template uses them. */
export interface Fit {
  readonly scale: number;
  readonly style: CSSProperties & Readonly<Record<`--${string}`, string>>;
}

interface FitRequest {
  readonly popup: Popup;
  readonly plan: FramePlan;
  readonly layout: Layout;
  readonly window: Size;
  /** Height of the content in px at scale 1; undefined until it is known. */
  readonly naturalHeight: number | undefined;
}

/**
 * Calculates the size of the popup in this window. It is scaled down to fit, never up. On phones
 * the content reflows instead. No side effects. docs/behaviour/appearance.md#scaling.
 */
export function fitPopup(request: FitRequest): Fit {
  const { popup, plan, layout } = request;
  if (plan.kind === 'cover' || plan.kind === 'welcome') return fitCover(request);
  if (plan.kind === 'bar') return fitted('100%', `${popup.appearance.size.height}px`);
  if (plan.kind === 'inline') return fitted('100%', 'auto');
  return layout === 'desktop' ? fitBox(request) : fitPhone(request);
}

function fitBox({ popup, window, naturalHeight }: FitRequest): Fit {
  const base = popup.appearance.size;
  const room = {
    width: window.width - DESKTOP_EDGES_PX,
    height: window.height - DESKTOP_EDGES_PX,
  };
  const scale = scaleToFit({ width: base.width, height: naturalHeight ?? base.height }, room);
  // A popup that is still too wide at the smallest scale becomes narrower. One pixel more, because
  // others would lose a part of a pixel by the division.
  const width = Math.min(base.width, room.width / scale + 1);
  return fitted(`${width}px`, `${base.height}px`, scale, {
    '--bkv-fit-width': `${width * scale}px`,
    ...drawnHeight(naturalHeight, scale),
  });
}

/** Css makes it wider in low windows, which have space beside a popup but not below it. */
function fitPhone({ popup, plan, window }: FitRequest): Fit {
  const widest = plan.kind === 'corner' ? window.width : popup.appearance.size.width;
  const width = Math.min(Math.max(widest, 360), window.width - MOBILE_EDGES_PX, 480);
  return fitted(`${width}px`, 'auto', 1, { '--bkv-fit-width': `${width}px` });
}

/**
 * A popup that fills the window is drawn on the reference canvas; on phones it reflows at the
 * window's size.
 */
function fitCover({ layout, window, naturalHeight }: FitRequest): Fit {
  const scale = layout === 'mobile' ? 1 : scaleToFit(FULLPAGE_REFERENCE, window);
  return fitted(`${window.width / scale}px`, `${window.height / scale}px`, scale, {
    '--bkv-fit-width': `${window.width}px`,
    ...drawnHeight(naturalHeight, scale),
  });
}

/**
 * The height that the scaled popup takes. Without it, visitors could scroll over the space that the
 * unscaled popup would take.
 */
function drawnHeight(
  naturalHeight: number | undefined,
  scale: number,
): Readonly<Record<`--${string}`, string>> {
  return naturalHeight === undefined ? {} : { '--bkv-fit-height': `${naturalHeight * scale}px` };
}

function fitted(
  width: string,
  height: string,
  scale = 1,
  more: Readonly<Record<`--${string}`, string>> = {},
): Fit {
  const style = { '--bkv-width': width, '--bk-height': height, '--bkv-scale': String(scale) };
  return { scale, style: { ...style, ...more } };
}
