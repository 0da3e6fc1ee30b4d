import { type FocusEvent, useLayoutEffect, useRef } from 'react';
import { returnFocus } from './return-focus.ts';

/**
 * Returns props for a row of a list. If the row is removed while it has the focus, the first link
 * or button of the next row gets it, or of the row before; without them, the page.
 */
export function useFocusNeighbour<Row extends HTMLElement>() {
  const ref = useRef<Row>(null);
  const hasFocus = useRef(false);
  useLayoutEffect(() => {
    const row = ref.current;
    return () => {
      const next = row?.nextElementSibling ?? row?.previousElementSibling;
      // The browser drops the focus of the removed row first.
      if (hasFocus.current) setTimeout(() => returnFocus(next?.querySelector('a[href],button')));
    };
  }, []);
  return {
    ref,
    // React reports events of the row's menu here, too, which is elsewhere in the page.
    onFocus: () => {
      hasFocus.current = true;
    },
    // Without a new target, the focused element may be about to disappear.
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget !== null) hasFocus.current = false;
    },
  };
}
