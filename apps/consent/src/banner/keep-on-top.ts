import type { Guard } from '@beckon/host-page/guard';

/**
 * Makes the element with this id the first of the body, and keeps it there, as it is, when a site
 * that loads pages without the browser replaces the body. Such a site may show a copy of an earlier
 * body: the copy of the element goes. docs/behaviour/consent.md#replaced-pages
 */
export function keepOnTop(document: Document, id: string, guard: Guard): HTMLElement | null {
  const element = document.getElementById(id);
  let body: HTMLElement | undefined;
  const move = guard(() => {
    if (element === null || body === document.body) return;
    ({ body } = document);
    document.getElementById(id)?.remove();
    body.prepend(element);
  });
  move();
  new MutationObserver(move).observe(document.documentElement, { childList: true });
  return element;
}
