import type { Prize } from '@beckon/contract/popup';
import { WHEEL_SLICE_DEGREES, WHEEL_SLICES } from '@beckon/contract/values';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { fitLabel, linePlaces } from './fit-label.ts';

const CENTRE = 300;
const RADIUS = 262;
const RIM = 284;
const PLACES = [...Array(WHEEL_SLICES).keys()];

/** The turning face: slices, labels, pegs. Slice 0 is under the pointer, at twelve o'clock. */
export function WheelFace({ slices }: { readonly slices: readonly Prize[] }): ReactNode {
  return (
    <svg className="bk-wheel-face" viewBox="0 0 600 600" aria-hidden="true" focusable="false">
      <circle className="bk-wheel-rim" cx={CENTRE} cy={CENTRE} r={RIM} />
      {PLACES.map((place) => {
        const prize = slices[place];
        return prize && <Slice key={place} prize={prize} place={place} />;
      })}
      {PLACES.slice(0, slices.length).map((place) => (
        <Peg key={place} place={place} />
      ))}
      <circle className="bk-wheel-rim-line" cx={CENTRE} cy={CENTRE} r={RADIUS} />
    </svg>
  );
}

function Slice({ prize, place }: { readonly prize: Prize; readonly place: number }): ReactNode {
  return (
    <g transform={`rotate(${place * WHEEL_SLICE_DEGREES} ${CENTRE} ${CENTRE})`}>
      <path className={`bk-wheel-slice bk-wheel-slice-${place % 4}`} d={SLICE} />
      <Label text={prize.label} place={place} />
    </g>
  );
}

function Label({ text, place }: { readonly text: string; readonly place: number }): ReactNode {
  const fitted = fitLabel(text);
  const written = useRef<SVGGElement>(null);
  useLayoutEffect(() => {
    for (const line of written.current?.querySelectorAll('text') ?? [])
      pressTogether(line, fitted.room);
  });
  return (
    <g ref={written} transform={`translate(${CENTRE} ${round(CENTRE - fitted.at)}) rotate(-90)`}>
      {linePlaces(fitted).map((y, line) => (
        <text
          key={y}
          className={`bk-wheel-label bk-wheel-label-${place % 4}`}
          x="0"
          y={round(y)}
          fontSize={fitted.size}
        >
          {fitted.lines[line]}
        </text>
      ))}
    </g>
  );
}

/**
 * The fit is calculated for common letters, but the letters of the visitor's font may be wider. In
 * the dashboard's preview the line belongs to another window, so `instanceof` does not work.
 */
function pressTogether(line: SVGTextElement, room: number): void {
  if (!('getComputedTextLength' in line)) return;
  line.removeAttribute('textLength');
  if (line.getComputedTextLength() <= room) return;
  line.setAttribute('lengthAdjust', 'spacingAndGlyphs');
  line.setAttribute('textLength', String(room));
}

function Peg({ place }: { readonly place: number }): ReactNode {
  const [x, y] = onCircle((place + 0.5) * WHEEL_SLICE_DEGREES, (RADIUS + RIM) / 2);
  return <circle className="bk-wheel-peg" cx={x} cy={y} r="6.5" />;
}

function onCircle(degrees: number, radius: number): readonly [number, number] {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return [round(CENTRE + radius * Math.cos(angle)), round(CENTRE + radius * Math.sin(angle))];
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

const half = WHEEL_SLICE_DEGREES / 2;
const SLICE = `M${CENTRE} ${CENTRE}L${onCircle(-half, RADIUS).join(' ')}A${RADIUS} ${RADIUS} 0 0 1 ${onCircle(half, RADIUS).join(' ')}Z`;
