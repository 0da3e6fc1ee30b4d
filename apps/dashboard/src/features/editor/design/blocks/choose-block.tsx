import { useGetPuck } from '@puckeditor/core';
import { useEffect } from 'react';
import { scrollCanvasTo } from '../canvas/scroll-canvas.ts';

/** A block to select for the owner, for example because it has an issue. */
export interface AskedBlock {
  readonly id: string;
}

/** Selects the requested block and scrolls to it, once for each object. It must be inside Puck. */
export function ChooseBlock({ asked }: { readonly asked: AskedBlock | undefined }) {
  const getPuck = useGetPuck();
  useEffect(() => {
    if (asked === undefined) return;
    const { dispatch, getSelectorForId } = getPuck();
    const itemSelector = getSelectorForId(asked.id);
    if (itemSelector === undefined) return;
    dispatch({ type: 'setUi', ui: { itemSelector } });
    scrollCanvasTo(asked.id);
  }, [asked, getPuck]);
  return null;
}
