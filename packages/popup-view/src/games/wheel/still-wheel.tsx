import type { Prize } from '@beckon/contract/popup';
import { type ReactNode, useMemo } from 'react';
import { WheelFace } from './wheel-face.tsx';
import { WheelPointer } from './wheel-pointer.tsx';
import { slicesOf } from './wheel-slices.ts';

/**
 * A picture of the wheel with its prizes. It has no button and is hidden from screen readers, which
 * get the real wheel later.
 */
export function StillWheel({ prizes }: { readonly prizes: readonly Prize[] }): ReactNode {
  const slices = useMemo(() => slicesOf(prizes), [prizes]);
  return (
    <div className="bk-wheel" data-state="still" aria-hidden="true">
      <span className="bk-wheel-turning">
        <WheelFace slices={slices} />
      </span>
      <WheelPointer />
      <span className="bk-wheel-button" />
    </div>
  );
}
