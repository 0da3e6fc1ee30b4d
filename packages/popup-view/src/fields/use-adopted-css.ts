import { useEffect, type RefObject } from 'react';

/**
 * Puts a style sheet into the element's root (shadow root or page) for as long as the element is
 * drawn.
 */
export function useAdoptedCss(ref: RefObject<HTMLElement | null>, css: string | undefined): void {
  useEffect(() => {
    const root = ref.current?.getRootNode();
    // jsdom has no adopted style sheets; it needs none either.
    if (
      css === undefined ||
      !(root instanceof ShadowRoot || root instanceof Document) ||
      root.adoptedStyleSheets === undefined
    )
      return undefined;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
    return () => {
      root.adoptedStyleSheets = root.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, [ref, css]);
}
