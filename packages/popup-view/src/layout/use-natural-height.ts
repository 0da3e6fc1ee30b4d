import { useLayoutEffect, useState, type RefObject } from 'react';

/**
 * The element's height as laid out, before any transform; follows its content. Undefined until it
 * is drawn.
 */
export function useNaturalHeight(ref: RefObject<HTMLElement | null>): number | undefined {
  const [height, setHeight] = useState<number>();
  useLayoutEffect(() => {
    const element = ref.current;
    const page = element?.ownerDocument.defaultView;
    if (!element || !page) return undefined;
    const measure = (): void => setHeight(element.offsetHeight);
    if (typeof page.ResizeObserver === 'undefined') return measure();
    // It tells the first height, too, after the browser's own layout and before it paints: asking now would lay all out twice.
    const observer = new page.ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return height;
}
