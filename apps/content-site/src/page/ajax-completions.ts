import { onRequestFinished } from '@beckon/host-page/page/finished-requests';
import { askPath } from '@beckon/host-page/page/foreign-object';
import type { PageTools } from './page-tools.ts';

/**
 * Calls the handler after each completed fetch and XMLHttpRequest, and after jQuery's other
 * requests. An error in it does not reach the page.
 */
export function onAjaxCompleted({ window, guard }: PageTools, handler: () => void): void {
  onRequestFinished(window, guard, handler);
  askPath(askPath(window, 'jQuery', window.document), 'on', 'ajaxComplete', guard(handler));
}
