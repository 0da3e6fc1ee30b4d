import { useEffect, type RefObject } from 'react';
import { adoptCss } from '../mount/adopt-css.ts';

/**
 * Puts a style sheet into the element's root (shadow root or page) for as long as the element is
 * drawn.
 */
export function useAdoptedCss(ref: RefObject<HTMLElement | null>, css: string | undefined): void {
  useEffect(() => {
    const root = ref.current?.getRootNode();
    return css !== undefined && root && takesCss(root) ? adoptCss(root, css) : undefined;
  }, [ref, css]);
}

/** Checks the property, not the class, because in a preview the root belongs to another window. */
function takesCss(root: Node): root is Document | ShadowRoot {
  return 'adoptedStyleSheets' in root;
}
