import type { Popup } from '@beckon/contract/popup';
import {
  eventDetail,
  type PageEventDetails,
  type PageEventName,
} from '../../calls/to-wire/event-to-wire.ts';
import type { PageAccess } from '../environment.ts';
import type { PageContext } from '../show-file.ts';

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
 * the page has one. Reports nothing in a preview, because pages count these events. Never throws.
 */
export function announceToPage(
  { guard, isPreview, window }: PageAccess & Pick<PageContext, 'isPreview'>,
  name: PageEventName,
  popup: Popup,
  facts: PageEventDetails = {},
): void {
  if (isPreview) return;
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
