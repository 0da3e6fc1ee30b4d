import type { PopupDetail } from '@beckon/contract/owner-calls';
import { createContext, useContext } from 'react';

export type CanvasPopup = Pick<PopupDetail, 'settings' | 'language'>;

/** The popup on the canvas, for blocks that show what is set for the whole popup. */
export const CanvasPopupContext = createContext<CanvasPopup | undefined>(undefined);

/** The popup on the canvas; undefined in a block that is drawn elsewhere. */
export function useCanvasPopup(): CanvasPopup | undefined {
  return useContext(CanvasPopupContext);
}
