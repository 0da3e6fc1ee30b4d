import type { Clock } from '../clock.ts';
import type { Listen, Off } from '../listen.ts';

interface AddressChangeDeps {
  readonly window: Window;
  readonly clock: Clock;
  readonly listen: Listen;
}

/**
 * Reports when a single-page site shows another page: history push and pop, hash routers (`#/…`,
 * `#!…`), and a replace that changes the path. `replaceState` that changes only the query or hash,
 * and a jump to an anchor, stay on the same page. Several changes in one task count once. Where the
 * browser has the Navigation API, nothing of the page is changed; elsewhere `pushState` and
 * `replaceState` are wrapped and work as before.
 */
export function onAddressChange(
  { window, clock, listen }: AddressChangeDeps,
  handler: () => void,
): Off {
  let known = pageOf(window.location.href);
  let hasMoved = false;
  let stopClock: Off | undefined;
  const look = (isReplace: boolean): void => {
    hasMoved ||= !isReplace;
    stopClock ??= clock.after(0, () => {
      stopClock = undefined;
      const now = pageOf(window.location.href);
      const isNew = hasMoved ? now !== known : pathOf(now) !== pathOf(known);
      known = now;
      hasMoved = false;
      if (isNew) handler();
    });
  };
  const offs = watchAddress(window, listen, look);
  return () => {
    stopClock?.();
    offs.forEach((off) => off());
  };
}

function watchAddress(
  window: Window,
  listen: Listen,
  look: (isReplace: boolean) => void,
): readonly Off[] {
  const navigation: unknown = Reflect.get(window, 'navigation');
  // Pages may keep their menu in a variable of that name.
  if (navigation instanceof EventTarget && 'entries' in navigation)
    return [
      listen(navigation, 'currententrychange', (event) =>
        look(Reflect.get(event, 'navigationType') === 'replace'),
      ),
    ];
  const moved = (): void => look(false);
  return [
    listen(window, 'popstate', moved),
    listen(window, 'hashchange', moved),
    wrapHistory(window.history, look),
  ];
}

function wrapHistory(history: History, look: (isReplace: boolean) => void): Off {
  const unwraps = (['pushState', 'replaceState'] as const).map((name) => {
    const original = history[name];
    const wrapped: History['pushState'] = function wrapped(this: History, ...args) {
      original.apply(this, args);
      look(name === 'replaceState');
    };
    history[name] = wrapped;
    return () => {
      if (history[name] === wrapped) history[name] = original;
    };
  });
  return () => unwraps.forEach((unwrap) => unwrap());
}

/** The address without a plain anchor: `#prices` is the same page, `#/prices` another one. */
function pageOf(href: string): string {
  return href.replace(/^([^#]*)#(?![/!]).*/s, '$1');
}

function pathOf(href: string): string {
  return href.replace(/[?#].*/s, '');
}
