import { askPath } from '@beckon/host-page/page/foreign-object';
import type { PageTools } from './page-tools.ts';

const CALLS = new Set(['fetch', 'xmlhttprequest']);

/**
 * Calls the handler after each completed fetch and XMLHttpRequest, and after jQuery's other
 * requests. Replaces no function of the page: the browser itself reports the loaded resources.
 */
export function onAjaxCompleted({ window, guard }: PageTools, handler: () => void): void {
  const handle = guard(handler);
  if (typeof window.PerformanceObserver === 'function') {
    const watch = new window.PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (CALLS.has(String(Reflect.get(entry, 'initiatorType')))) handle();
    });
    watch.observe({ type: 'resource' });
  }
  askPath(askPath(window, 'jQuery', window.document), 'on', 'ajaxComplete', handle);
}
