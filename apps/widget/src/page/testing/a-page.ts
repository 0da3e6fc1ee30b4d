import type { PageClick, Off, PagePort, PointerExit, ScrollPosition } from '../page-port.ts';

interface Handlers {
  readonly scroll: Set<(position: ScrollPosition) => void>;
  readonly click: Set<(click: PageClick) => void>;
  readonly pointerExit: Set<(exit: PointerExit) => void>;
  readonly activity: Set<() => void>;
  readonly visibility: Set<(isVisible: boolean) => void>;
  readonly backButton: Set<() => void>;
  readonly scriptEvent: Set<(name: string) => void>;
}

export interface FakePage extends PagePort {
  readonly onScriptEvent: (handler: (name: string) => void) => Off;
  /** Simulates an event on the page. */
  readonly happen: {
    scroll(position: ScrollPosition): void;
    click(click?: PageClick): void;
    pointerExit(exit: PointerExit): void;
    activity(): void;
    visibility(isVisible: boolean): void;
    backButton(): void;
    scriptEvent(name: string): void;
  };
  /** The number of listeners that have not been removed. */
  listeners(): number;
}

/** A page on which events happen only when a test fires them. */
export function aPage(
  facts: Partial<Pick<PagePort, 'isMobile' | 'hasAdBlocker' | 'scrolled'>> = {},
): FakePage {
  const handlers: Handlers = {
    scroll: new Set(),
    click: new Set(),
    pointerExit: new Set(),
    activity: new Set(),
    visibility: new Set(),
    backButton: new Set(),
    scriptEvent: new Set(),
  };
  let scrolled: ScrollPosition = { reachedPercent: 0, topPx: 0 };
  return {
    isMobile: () => false,
    hasAdBlocker: () => Promise.resolve(false),
    scrolled: () => scrolled,
    ...facts,
    onScroll: (handler) => subscribe(handlers.scroll, handler),
    onClick: (handler) => subscribe(handlers.click, handler),
    onPointerExit: (handler) => subscribe(handlers.pointerExit, handler),
    onActivity: (handler) => subscribe(handlers.activity, handler),
    onVisibility: (handler) => subscribe(handlers.visibility, handler),
    onBackButton: (handler) => subscribe(handlers.backButton, handler),
    onScriptEvent: (handler) => subscribe(handlers.scriptEvent, handler),
    listeners: () => Object.values(handlers).reduce((count, { size }) => count + size, 0),
    happen: {
      scroll(position) {
        scrolled = position;
        emit(handlers.scroll, position);
      },
      click: (click = { target: undefined }) => emit(handlers.click, click),
      pointerExit: (exit) => emit(handlers.pointerExit, exit),
      activity: () => emit(handlers.activity, undefined),
      visibility: (isVisible) => emit(handlers.visibility, isVisible),
      backButton: () => emit(handlers.backButton, undefined),
      scriptEvent: (name) => emit(handlers.scriptEvent, name),
    },
  };
}

function subscribe<Handler>(handlers: Set<Handler>, handler: Handler): () => void {
  handlers.add(handler);
  return () => void handlers.delete(handler);
}

function emit<Fact>(handlers: Set<(fact: Fact) => void>, fact: Fact): void {
  for (const handler of handlers) handler(fact);
}
