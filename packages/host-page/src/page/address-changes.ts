import type { Clock } from '../clock.ts';
import type { Listen, Off } from '../listen.ts';

interface AddressChangeParts {
  readonly window: Window;
  readonly clock: Clock;
  readonly listen: Listen;
}

/**
 * Tells when a single-page site shows another page: history push, replace and pop, and hash routers
 * (`#/…`, `#!…`), not jumps to an anchor. Several changes in one go count once. Where the browser
 * has the Navigation API nothing of the page is touched; elsewhere `pushState` and `replaceState`
 * are wrapped and do exactly what they did.
 */
export function onAddressChange(
  { window, clock, listen }: AddressChangeParts,
  handler: () => void,
): Off {
  let known = pageOf(window.location.href);
  let stopClock: Off | undefined;
  const look = (): void => {
    stopClock ??= clock.after(0, () => {
      stopClock = undefined;
      const now = pageOf(window.location.href);
      if (now === known) return;
      known = now;
      handler();
    });
  };
  const offs = [
    listen(window, 'popstate', look),
    listen(window, 'hashchange', look),
    watchPushes(window, listen, look),
  ];
  return () => {
    stopClock?.();
    offs.forEach((off) => off());
  };
}

function watchPushes(window: Window, listen: Listen, look: () => void): Off {
  const navigation: unknown = Reflect.get(window, 'navigation');
  return navigation instanceof EventTarget
    ? listen(navigation, 'currententrychange', look)
    : wrapHistory(window.history, look);
}

function wrapHistory(history: History, look: () => void): Off {
  const unwraps = (['pushState', 'replaceState'] as const).map((name) => {
    const original = history[name];
    const wrapped: History['pushState'] = function wrapped(this: History, ...args) {
      original.apply(this, args);
      look();
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
  const hashStart = href.indexOf('#');
  if (hashStart === -1) return href;
  return /^#[/!]/.test(href.slice(hashStart)) ? href : href.slice(0, hashStart);
}
