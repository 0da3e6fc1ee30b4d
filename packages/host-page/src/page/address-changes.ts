import type { Clock } from '../clock.ts';
import type { Listen } from '../listen.ts';

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
 * `replaceState` are wrapped and work as before. The handler also learns whether only the query is
 * another one. Returns a function that reports a change of the current task at once.
 */
export function onAddressChange(
  { window, clock, listen }: AddressChangeDeps,
  handler: (isSameRoute: boolean) => void,
): () => void {
  let known = pageOf(window.location.href);
  let hasMoved = false;
  const reportNow = (): void => {
    const now = pageOf(window.location.href);
    const isNew = hasMoved ? now !== known : pathOf(now) !== pathOf(known);
    const isSameRoute = routeOf(now) === routeOf(known);
    known = now;
    hasMoved = false;
    if (isNew) handler(isSameRoute);
  };
  watchAddress(window, listen, (isReplace) => {
    hasMoved ||= !isReplace;
    clock.after(0, reportNow);
  });
  return reportNow;
}

function watchAddress(window: Window, listen: Listen, look: (isReplace: boolean) => void): void {
  const navigation: unknown = Reflect.get(window, 'navigation');
  // Pages may keep their menu in a variable of that name.
  if (navigation instanceof EventTarget && 'entries' in navigation) {
    listen(navigation, 'currententrychange', (event) =>
      look(Reflect.get(event, 'navigationType') === 'replace'),
    );
    return;
  }
  const moved = (): void => look(false);
  listen(window, 'popstate', moved);
  listen(window, 'hashchange', moved);
  wrapHistory(window.history, look);
}

function wrapHistory(history: History, look: (isReplace: boolean) => void): void {
  for (const name of ['pushState', 'replaceState'] as const) {
    const original = history[name];
    history[name] = function wrapped(this: History, ...args) {
      original.apply(this, args);
      look(name === 'replaceState');
    };
  }
}

/**
 * The address without a plain anchor, also without one of a route: `#prices` and `#/prices#monthly`
 * are the same page, `#/prices` is another one.
 */
function pageOf(href: string): string {
  return href.replace(/#(?![/!]).*/s, '');
}

/** The address without its query, also without one behind `#/`. */
function routeOf(href: string): string {
  return href.replace(/\?[^#]*/g, '');
}

function pathOf(href: string): string {
  return href.replace(/[?#].*/s, '');
}
