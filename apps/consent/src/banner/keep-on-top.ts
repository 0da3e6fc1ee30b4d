import type { Clock } from '@beckon/host-page/clock';
import type { Guard } from '@beckon/host-page/guard';
import { TIMINGS } from '../timings.ts';

/**
 * Makes the element with this id the first of the body, and keeps it there, as it is, when a site
 * that loads pages without the browser replaces the body or its content. New content is noticed two
 * seconds later at most. Such a site may show a copy of an earlier body: the copy of the element
 * goes. `onChange` is called at once, and after each change of head and body: such a site may also
 * remove styles. docs/behaviour/consent.md#replaced-pages
 */
export function keepOnTop(
  document: Document,
  id: string,
  { guard, clock }: { readonly guard: Guard; readonly clock: Clock },
  onChange: () => unknown,
): HTMLElement | null {
  const element = document.getElementById(id);
  let body: HTMLElement | undefined;
  const look = guard(() => {
    if (element && (body !== document.body || !element.isConnected)) {
      ({ body } = document);
      document.getElementById(id)?.remove();
      body.prepend(element);
    }
    for (const each of [document.documentElement, document.head])
      observer.observe(each, { childList: true });
    onChange();
  });
  const observer = new MutationObserver(look);
  look();
  // Not at once: a page that removes the banner on purpose would freeze.
  clock.every(TIMINGS.newContentCheck, look);
  return element;
}
