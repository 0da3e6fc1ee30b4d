import type { ReactNode, Ref } from 'react';

/** The pointer above the rim of the wheel. The pegs move its tip. */
export function WheelPointer({ hand }: { readonly hand?: Ref<HTMLSpanElement> }): ReactNode {
  return (
    <span className="bk-wheel-pointer" ref={hand} aria-hidden="true">
      <svg viewBox="0 0 54 76" focusable="false">
        <path className="bk-wheel-pin" d="M27 73 6.5 37a23.5 23.5 0 1 1 41 0z" />
        <circle className="bk-wheel-pivot" cx="27" cy="26" r="8.5" />
      </svg>
    </span>
  );
}
