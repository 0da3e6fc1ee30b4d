import type { Popup } from '@beckon/contract/popup';
import {
  eventDetail,
  type PageEventDetails,
  type PageEventName,
} from '../../calls/event-to-wire.ts';
import type { PageAccess } from '../environment.ts';

/**
 * The name of the global function that a page may define for an event.
 * docs/behaviour/page-api.md#globals-that-the-page-may-define.
 */
const GLOBALS: Readonly<Partial<Record<PageEventName, string>>> = {
  poptinView: 'poptinVisible',
  poptinClose: 'onpoptinClose',
  poptinSubmit: 'onpoptinSubmit',
};

/**
 * Reports to the host page what happened: by an event on `document`, and by the global callback if
 * the page has one. Never throws.
 */
export function announceToPage(
  { window, guard }: PageAccess,
  name: PageEventName,
  popup: Popup,
  facts: PageEventDetails = {},
): void {
  guard(() => {
    window.document.dispatchEvent(
      new CustomEvent(name, { detail: eventDetail(name, popup, facts) }),
    );
  })();
  guard(() => {
    const callback: unknown = Reflect.get(window, GLOBALS[name] ?? '');
    if (typeof callback === 'function') callback.call(window, popup.id);
  })();
}
