import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { coverCanvas, type ScratchSurface } from './scratch-surface.ts';
import { REVEAL_AT_SHARE } from './scratched-share.ts';

/** The number of moves between two counts, because counting the pixels takes longer than rubbing. */
const MOVES_BETWEEN_LOOKS = 6;

interface ScratchFacts {
  readonly hint: string;
  readonly onFirstTouch: () => void;
  readonly onEnough: () => void;
}

interface Scratching {
  readonly canvas: RefObject<HTMLCanvasElement | null>;
  readonly clear: () => void;
}

/**
 * Handles rubbing with mouse, pen or finger. Reports the first touch, and when enough of the cover
 * is gone.
 */
export function useScratching({ hint, onFirstTouch, onEnough }: ScratchFacts): Scratching {
  const canvas = useRef<HTMLCanvasElement | null>(null);
  const surface = useRef<ScratchSurface | undefined>(undefined);
  const facts = useRef({ onFirstTouch, onEnough });
  useEffect(() => {
    facts.current = { onFirstTouch, onEnough };
  });
  useEffect(() => {
    if (!canvas.current) return undefined;
    surface.current = coverCanvas(canvas.current, hint);
    return listenToRubbing(canvas.current, surface.current, facts);
  }, [hint]);
  const clear = useCallback(() => surface.current?.clear(), []);
  return { canvas, clear };
}

function listenToRubbing(
  canvas: HTMLCanvasElement,
  surface: ScratchSurface,
  facts: RefObject<Omit<ScratchFacts, 'hint'>>,
): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let isDown = false;
  let moves = 0;
  const rub = (event: PointerEvent): void => {
    const box = canvas.getBoundingClientRect();
    // The popup may be scaled down to fit, but the canvas uses its own pixels.
    const scale = box.width === 0 ? 1 : canvas.offsetWidth / box.width;
    surface.rub((event.clientX - box.left) * scale, (event.clientY - box.top) * scale);
  };
  const look = (): void => {
    if (surface.remaining() <= REVEAL_AT_SHARE) facts.current.onEnough();
  };
  const lift = (): void => {
    if (!isDown) return;
    isDown = false;
    surface.lift();
    look();
  };
  const begin = (event: PointerEvent): void => {
    isDown = true;
    canvas.setPointerCapture(event.pointerId);
    facts.current.onFirstTouch();
    rub(event);
  };
  canvas.addEventListener('pointerdown', begin, { signal });
  canvas.addEventListener(
    'pointermove',
    (event) => {
      if (isDown) rub(event);
      // The pointer was pressed beside the card, or on its round corner, and then moved over it.
      else if (event.buttons === 1) begin(event);
      else return;
      moves += 1;
      if (moves % MOVES_BETWEEN_LOOKS === 0) look();
    },
    { signal },
  );
  canvas.addEventListener('pointerup', lift, { signal });
  canvas.addEventListener('pointercancel', lift, { signal });
  return () => listening.abort();
}
