import { useEffect, useState } from 'react';
import type { Size } from './scale-to-fit.ts';

/**
 * What the visitor can see of the window: without the on-screen keyboard, and where that part
 * begins.
 */
export interface WindowSize extends Size {
  readonly top: number;
  /** An on-screen keyboard takes away a part of the window. */
  readonly hasKeyboard: boolean;
}

/** Less than this is a tool bar coming or going, not a keyboard. */
export const KEYBOARD_MIN_PX = 120;

/**
 * The visible size of the window that the element stands in; changes as the window, the zoom or the
 * keyboard does.
 */
export function useWindowSize(page: Window): WindowSize {
  const [size, setSize] = useState(() => readWindowSize(page));
  useEffect(() => {
    const update = (): void => setSize((before) => sameOr(before, readWindowSize(page)));
    const viewport = page.visualViewport;
    update();
    page.addEventListener('resize', update);
    viewport?.addEventListener('resize', update);
    viewport?.addEventListener('scroll', update);
    return () => {
      page.removeEventListener('resize', update);
      viewport?.removeEventListener('resize', update);
      viewport?.removeEventListener('scroll', update);
    };
  }, [page]);
  return size;
}

/** What the visitor can see of the window now. */
export function readWindowSize(page: Window): WindowSize {
  const { innerWidth, innerHeight, visualViewport, document } = page;
  const width = document.documentElement.clientWidth || innerWidth;
  // While the visitor has zoomed in, the visual viewport tells of the zoom, not of a keyboard.
  const isZoomed = (visualViewport?.scale ?? 1) > 1.01;
  const hasKeyboard =
    visualViewport !== null &&
    visualViewport !== undefined &&
    !isZoomed &&
    innerHeight - visualViewport.height > KEYBOARD_MIN_PX;
  if (!hasKeyboard) return { width, height: innerHeight, top: 0, hasKeyboard: false };
  return {
    width,
    height: Math.round(visualViewport.height),
    top: Math.round(visualViewport.offsetTop),
    hasKeyboard: true,
  };
}

function sameOr(before: WindowSize, now: WindowSize): WindowSize {
  const isSame =
    before.width === now.width &&
    before.height === now.height &&
    before.top === now.top &&
    before.hasKeyboard === now.hasKeyboard;
  return isSame ? before : now;
}
