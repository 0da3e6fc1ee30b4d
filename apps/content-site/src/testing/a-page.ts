import { createGuard } from '@beckon/host-page/guard';
import { createListen } from '@beckon/host-page/listen';
import { type FakeClock, fakeClock } from '@beckon/host-page/testing/fake-clock';
import { vi } from 'vitest';
import type { PageTools } from '../page/page-tools.ts';
import { readScriptOptions } from '../page/read-script-options.ts';

export interface TestPage extends PageTools {
  readonly clock: FakeClock;
  /** Errors that would be written to the console. */
  readonly failures: unknown[];
  /** Removes all event listeners, so that the next test starts clean. */
  leave(): void;
}

/** A page with this body, and tools with a fake clock. */
export function aPage(
  body: string,
  scriptAttributes: Readonly<Record<string, string>> = {},
): TestPage {
  document.body.innerHTML = body;
  document.body.className = '';
  const failures: unknown[] = [];
  const offs: (() => void)[] = [];
  const report = (error: unknown): void => void failures.push(error);
  const guard = createGuard(report);
  const listen = createListen(guard);
  const script = document.createElement('script');
  for (const [name, value] of Object.entries(scriptAttributes)) script.setAttribute(name, value);
  return {
    window: window as TestPage['window'],
    document,
    guard,
    report,
    clock: fakeClock(),
    listen: (...given) => {
      const off = listen(...given);
      offs.push(off);
      return off;
    },
    options: readScriptOptions(script),
    failures,
    leave: () => offs.forEach((off) => off()),
  };
}

/** Positions of elements on the screen, because jsdom has no layout. `undefined`: not displayed. */
export type Places = Map<Element, { readonly top: number; readonly height?: number } | undefined>;

/** Sets the positions of elements. Others are at the top of the window, 20 px high. */
export function placeElements(places: Places = new Map()): void {
  const rectOf = (element: Element): DOMRect | undefined => {
    const place = places.has(element) ? places.get(element) : { top: 0 };
    return place && new DOMRect(0, place.top, 100, place.height ?? 20);
  };
  Element.prototype.getBoundingClientRect = function getBoundingClientRect() {
    return rectOf(this) ?? new DOMRect();
  };
  Element.prototype.getClientRects = function getClientRects() {
    const rect = rectOf(this);
    const rects = rect === undefined ? [] : [rect];
    return Object.assign(rects, { item: (index: number) => rects[index] ?? null });
  };
}

/** Jsdom does not report what comes into view. Tests say it by events. */
export function nothingComesIntoView(): void {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly observe = vi.fn();
      readonly unobserve = vi.fn();
    },
  );
}
