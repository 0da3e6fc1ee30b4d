import type { FramePlan } from '../frames/frame-plan.ts';
import { popupFit } from '../frames/popup-fit.ts';
import { followHeight } from '../layout/follow-height.ts';
import { followWindow, readWindowSize } from '../layout/window-size.ts';
import type { PopupViewProps } from '../view-contract.ts';
import type { StageElements } from './place-stage.ts';

/**
 * Keeps a prerendered popup's size fitted to the window and its own content. `onHeight` is told how
 * high it is drawn, where that matters. Returns how to stop.
 */
export function followFit(
  { stage, card }: Pick<StageElements, 'stage' | 'card'>,
  { popup, layout, plan }: Pick<PopupViewProps, 'popup' | 'layout'> & { readonly plan: FramePlan },
  onHeight: (drawnPx: number) => void,
): () => void {
  const page = stage.ownerDocument.defaultView;
  if (!page) return () => undefined;
  let natural: number | undefined;
  const fit = (): void => {
    const now = popupFit({ popup, plan, layout, window: readWindowSize(page) });
    const height = natural !== undefined && now.matters(natural) ? natural : undefined;
    for (const [name, value] of Object.entries(now.styleAt(height)))
      stage.style.setProperty(name, String(value));
    if (height === undefined) stage.style.removeProperty('--bkv-fit-height');
    else onHeight(height * now.at(height).scale);
  };
  fit();
  const stops = [
    followWindow(page, fit),
    followHeight(card, (height) => {
      natural = height;
      fit();
    }),
  ];
  return () => stops.forEach((stop) => stop());
}
