import { useLayoutEffect, useState, type RefObject } from 'react';

/**
 * The element's height as laid out, before any transform; follows its content. Undefined until it
 * is drawn, and while its height makes no difference: drawing all again would cost more than laying
 * it out. A new `matters` measures again.
 */
export function useNaturalHeight(
  ref: RefObject<HTMLElement | null>,
  matters: (height: number) => boolean,
): number | undefined {
  const [height, setHeight] = useState<number>();
  useLayoutEffect(() => {
    const element = ref.current;
    const page = element?.ownerDocument.defaultView;
    if (!element || !page) return undefined;
    const measure = (): void => {
      const drawn = element.offsetHeight;
      setHeight(matters(drawn) ? drawn : undefined);
    };
    if (typeof page.ResizeObserver === 'undefined') return measure();
    // It tells the first height, too, after the browser's own layout and before it paints: asking
    // now would lay all out twice.
    const observer = new page.ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, matters]);
  return height;
}
