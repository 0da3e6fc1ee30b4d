import type { Guard } from '@beckon/host-page/guard';

/**
 * Makes the element with this id the first of the body, and keeps it there, as it is, when a site
 * that loads pages without the browser replaces the body. Such a site may show a copy of an earlier
 * body: the copy of the element goes. `onChange` is called at once, and after each change of head
 * and body: such a site may also remove styles. docs/behaviour/consent.md#replaced-pages
 */
export function keepOnTop(
  document: Document,
  id: string,
  guard: Guard,
  onChange: () => unknown,
): HTMLElement | null {
  const element = document.getElementById(id);
  let body: HTMLElement | undefined;
  const look = guard(() => {
    if (element && body !== document.body) {
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
  return element;
}
