import { useLayoutEffect, useState, type RefObject } from 'react';
import { followHeight } from './follow-height.ts';

/**
 * The element's height in px as laid out; follows its content. Undefined until the element is
 * drawn, and as long as its height does not matter, because drawing everything again would take
 * longer than the layout. A new `matters` function measures again.
 */
export function useNaturalHeight(
  ref: RefObject<HTMLElement | null>,
  matters: (height: number) => boolean,
): number | undefined {
  const [height, setHeight] = useState<number>();
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    return followHeight(element, (drawn) => setHeight(matters(drawn) ? drawn : undefined));
  }, [ref, matters]);
  return height;
}
