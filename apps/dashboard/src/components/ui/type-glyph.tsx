import type { PopupType } from '@beckon/contract/values';
import type { ReactNode } from 'react';

const SHAPES: Readonly<Record<PopupType, ReactNode>> = {
  lightbox: <rect x="12" y="9" width="20" height="14" rx="2" />,
  content: <path d="M13 9h18v2H13zm0 5h18v2H13zm0 5h11v2H13z" />,
  bar: <rect x="3" y="3" width="38" height="6" rx="1.5" />,
  sside: <rect x="27" y="11" width="12" height="16" rx="2" />,
  bside: <rect x="29" y="3" width="12" height="26" rx="2" />,
  browsing: <rect x="5" y="15" width="16" height="12" rx="2" />,
  social: <path d="M34 16a7 7 0 1 1-3.4 13.1L27 30l.9-3.4A7 7 0 0 1 34 16Z" />,
  mobile: <rect x="16" y="5" width="12" height="22" rx="3" />,
  fullpage: <rect x="3" y="3" width="38" height="26" rx="2" />,
  embedded: <path d="M9 13h26v10H9z" />,
  gamified: (
    <path
      d="M22 7a9 9 0 1 1 0 18 9 9 0 0 1 0-18Zm0 0v18m-9-9h18"
      stroke="var(--on-beam)"
      strokeWidth="1.4"
    />
  ),
};

/** A small drawing of where a popup of this type is on the screen. */
export function TypeGlyph({
  type,
  width = 52,
}: {
  readonly type: PopupType;
  readonly width?: number;
}) {
  return (
    <svg
      width={width}
      height={width * (32 / 44)}
      viewBox="0 0 44 32"
      aria-hidden="true"
      fill="var(--glyph)"
    >
      <rect
        x=".75"
        y=".75"
        width="42.5"
        height="30.5"
        rx="4.25"
        fill="var(--sand)"
        stroke="var(--line-strong)"
        strokeWidth="1.5"
      />
      {SHAPES[type]}
    </svg>
  );
}
