import type { UseOf } from '@beckon/popup-core/lifecycle/reactions/wait-for-visitor';
import type { PageAccess } from '../environment.ts';

/**
 * Follows in which popups of the page the visitor types or moves by keyboard, so that these do not
 * close meanwhile. A popup that takes the focus by itself does not count: nobody has used it yet.
 */
export function followUse({
  window: { document },
  listen,
}: Pick<PageAccess, 'window' | 'listen'>): UseOf {
  const typedIn = new WeakSet<EventTarget>();
  const byKeys = new WeakSet<EventTarget>();
  const follow = (type: string, note: (host: EventTarget) => void): void => {
    // Popups keep these events from the page, so they are read on their way in. Outside of a popup,
    // the target is the element that contains it.
    listen(document, type, ({ target }) => target && note(target), { capture: true });
  };
  follow('input', (host) => typedIn.add(host));
  follow('keydown', (host) => byKeys.add(host));
  follow('pointerdown', (host) => byKeys.delete(host));
  return ({ id }) => {
    const host = document.querySelector(`[data-beckon=popup][data-poptin-id="${CSS.escape(id)}"]`);
    const shadow = host?.shadowRoot;
    if (!host || !shadow) return { byKeyboard: false, byPointer: false, showsCode: false };
    const has = (selector: string): boolean => shadow.querySelector(selector) !== null;
    return {
      byKeyboard: typedIn.has(host) || (byKeys.has(host) && shadow.activeElement !== null),
      byPointer: has('.bkv-card:hover'),
      // Not a code that has ended, which is crossed out.
      showsCode: has('[data-block=coupon] > code'),
    };
  };
}
