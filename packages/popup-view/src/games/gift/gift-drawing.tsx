import type { ReactNode } from 'react';

/** A wrapped box. The lid is a separate group, so that it can fly off; then sparks come out. */
export function GiftDrawing(): ReactNode {
  return (
    <svg className="bk-gift-drawing" viewBox="0 0 200 210" aria-hidden="true" focusable="false">
      <ellipse className="bk-gift-shadow" cx="100" cy="196" rx="76" ry="10" />
      <path
        className="bk-gift-sparks"
        d="M46 72 26 44m44 20L60 26m40 34V18m30 46 10-38m14 46 20-28"
      />
      <g className="bk-gift-body">
        <ellipse className="bk-gift-inside" cx="100" cy="90" rx="70" ry="8" />
        <path
          className="bk-gift-side"
          d="M30 90c0 4.4 31 8 70 8s70-3.6 70-8v94a12 12 0 0 1-12 12H42a12 12 0 0 1-12-12z"
        />
        <path className="bk-gift-light" d="M30 90c0 2 7 4 19 6v100h-7a12 12 0 0 1-12-12z" />
        <path className="bk-gift-ribbon" d="M86 97.8h28V196H86z" />
      </g>
      <g className="bk-gift-lid">
        <path
          className="bk-gift-top"
          d="M28 60h144a8 8 0 0 1 8 8v20a8 8 0 0 1-8 8H28a8 8 0 0 1-8-8V68a8 8 0 0 1 8-8z"
        />
        <path className="bk-gift-shade" d="M20 84h160v4a8 8 0 0 1-8 8H28a8 8 0 0 1-8-8z" />
        <path className="bk-gift-ribbon" d="M84 60h32v36H84z" />
        <path
          className="bk-gift-bow"
          d="M100 60C84 22 42 12 38 34c-3 18 30 26 62 26zm0 0c16-38 58-48 62-26 3 18-30 26-62 26z"
        />
        <path
          className="bk-gift-bow-hole"
          d="M84 52C74 34 54 28 51 36c-2 8 16 15 33 16zm32 0c10-18 30-24 33-16 2 8-16 15-33 16z"
        />
        <circle className="bk-gift-knot" cx="100" cy="58" r="11" />
      </g>
    </svg>
  );
}
