import type { Guard } from '../guard.ts';

/**
 * Reports the address of each fetch and XMLHttpRequest that the page has finished. Replaces no
 * function of the page: the browser itself reports what it has loaded. Reports nothing in browsers
 * that do not. An error in the handler does not reach the page.
 */
export function onRequestFinished(
  window: Window & typeof globalThis,
  guard: Guard,
  handler: (url: string) => void,
): void {
  if (typeof window.PerformanceObserver !== 'function') return;
  const handle = guard(handler);
  new window.PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (/^(fetch|xmlhttprequest)$/.test(String(Reflect.get(entry, 'initiatorType'))))
        handle(entry.name);
  }).observe({ type: 'resource' });
}
