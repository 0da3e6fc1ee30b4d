import { type RefObject, useEffect, useState } from 'react';

/**
 * True after the element has been near the visible part of the page once. Always true without
 * `IntersectionObserver`.
 */
export function useSeen(place: RefObject<HTMLElement | null>): boolean {
  const [isSeen, setSeen] = useState(() => typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    const element = place.current;
    if (element === null || isSeen) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setSeen(true);
      },
      { rootMargin: '300px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [place, isSeen]);
  return isSeen;
}
