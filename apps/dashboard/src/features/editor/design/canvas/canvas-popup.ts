import type { PopupDetail } from '@beckon/contract/owner-calls';
import { createContext, useContext } from 'react';

export type CanvasPopup = Pick<PopupDetail, 'settings' | 'language'>;

/** The popup on the canvas, for blocks that show settings of the whole popup. */
export const CanvasPopupContext = createContext<CanvasPopup | undefined>(undefined);

/** The popup on the canvas; undefined for a block that is rendered elsewhere. */
export function useCanvasPopup(): CanvasPopup | undefined {
  return useContext(CanvasPopupContext);
}
