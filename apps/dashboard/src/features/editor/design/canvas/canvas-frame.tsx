import { type ReactNode, useEffect } from 'react';
import { BlockKeys } from '../blocks/block-keys.tsx';
import { styleCanvas } from './style-canvas.ts';

interface CanvasFrameProps {
  readonly children: ReactNode;
  readonly document?: Document;
}

/** Styles the page inside Puck's frame, around the popup. */
export function CanvasFrame({ children, document: page }: CanvasFrameProps) {
  useEffect(() => (page === undefined ? undefined : styleCanvas(page)), [page]);
  return (
    <>
      {children}
      {page !== undefined && <BlockKeys page={page} />}
    </>
  );
}
