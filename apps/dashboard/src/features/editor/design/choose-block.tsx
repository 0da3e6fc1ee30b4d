import { useGetPuck } from '@puckeditor/core';
import { useEffect } from 'react';
import { scrollCanvasTo } from './scroll-canvas.ts';

/** A block that the owner is led to. */
export interface AskedBlock {
  readonly id: string;
}

/** Stands inside the editor, and chooses the block that is asked for, once for each object. */
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
