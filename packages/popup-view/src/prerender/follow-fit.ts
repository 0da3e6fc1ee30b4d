import { popupFit, type PopupInWindow } from '../frames/popup-fit.ts';
import { followHeight } from '../layout/follow-height.ts';
import { followWindow, readWindowSize } from '../layout/window-size.ts';
import type { StageElements } from './place-stage.ts';

type FittedPopup = Omit<PopupInWindow, 'window'>;

/**
 * Fits a prerendered popup into the window. Call it before the popup is in the page: reading the
 * window's size afterwards would make the browser lay out the popup.
 */
export function fitStage(stage: HTMLElement, popup: FittedPopup, page: Window): void {
  drawFit(stage, popup, { page });
}

/**
 * Fits it again when the window or its content changes. Calls `onHeight` with the drawn height in
 * px if that height matters. Returns a function that stops this.
 */
export function followFit(
  { stage, card }: Pick<StageElements, 'stage' | 'card'>,
  popup: FittedPopup,
  onHeight: (drawnPx: number) => void,
): () => void {
  const page = stage.ownerDocument.defaultView;
  if (!page) return () => undefined;
  let naturalHeight: number | undefined;
  const fit = (): void => {
    const drawnPx = drawFit(stage, popup, { page, naturalHeight });
    if (drawnPx !== undefined) onHeight(drawnPx);
  };
  const stops = [
    followWindow(page, fit),
    followHeight(card, (height) => {
      naturalHeight = height;
      fit();
    }),
  ];
  return () => stops.forEach((stop) => stop());
}

/** Returns the drawn height in px; undefined if it does not matter. */
function drawFit(
  stage: HTMLElement,
  popup: FittedPopup,
  { page, naturalHeight }: { readonly page: Window; readonly naturalHeight?: number | undefined },
): number | undefined {
  const fit = popupFit({ ...popup, window: readWindowSize(page) });
  const matters = naturalHeight !== undefined && fit.matters(naturalHeight);
  const height = matters ? naturalHeight : undefined;
  for (const [name, value] of Object.entries(fit.styleAt(height)))
    stage.style.setProperty(name, String(value));
  if (height !== undefined) return height * fit.at(height).scale;
  stage.style.removeProperty('--bkv-fit-height');
  return undefined;
}
