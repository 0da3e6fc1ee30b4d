import { MODAL_CHECK_MS } from '../view-timings.ts';
import { hasNearer } from './has-nearer.ts';

/**
 * Puts a popover into the browser's top layer. Above a modal dialog it would look as if it could be
 * used, but only the dialog can. So it waits until the dialog has closed, or until it is removed
 * itself. The page gets no event when a dialog inside a web component closes.
 */
export function enterTopLayer(popover: HTMLElement): void {
  if (!popover.isConnected) return;
  if (hasNearer(popover)) setTimeout(enterTopLayer, MODAL_CHECK_MS, popover);
  else popover.showPopover?.();
}
