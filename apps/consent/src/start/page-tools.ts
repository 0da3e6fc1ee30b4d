import { browserClock, type Clock } from '@beckon/host-page/clock';
import { createGuard, type Guard } from '@beckon/host-page/guard';
import { createListen, type Listen } from '@beckon/host-page/listen';
import { consoleLog, type Log } from '@beckon/host-page/log';
import { createSend, type Send } from '@beckon/host-page/send';
import { createStorageArea, type StorageArea } from '@beckon/host-page/storage/storage-area';
import { TIMINGS } from '../timings.ts';

export type PageWindow = Window & typeof globalThis;

/** What every part needs of a page; none of it can throw into the page. */
export interface PageTools {
  readonly window: PageWindow;
  readonly document: Document;
  readonly guard: Guard;
  readonly report: (error: unknown) => void;
  readonly clock: Clock;
  readonly listen: Listen;
  readonly log: Log;
  readonly send: Send;
  readonly session: StorageArea;
  readonly local: StorageArea;
  /** The page's nonce for scripts and styles; empty when it has none. */
  readonly nonce: string;
  /** Our own address; empty when the page holds the script in its own text. */
  readonly scriptUrl: string;
}

export function createPageTools(window: PageWindow): PageTools {
  const { document } = window;
  const log = consoleLog(window.console);
  const report = (error: unknown): void => log.warn('consent', error);
  const guard = createGuard(report);
  const clock = browserClock(guard);
  const { currentScript } = document;
  return {
    window,
    document,
    guard,
    report,
    clock,
    listen: createListen(guard),
    log,
    send: createSend((url, init) => window.fetch(url, init), clock, TIMINGS.callTimeout),
    session: createStorageArea(() => window.sessionStorage, log),
    local: createStorageArea(() => window.localStorage, log),
    scriptUrl: currentScript instanceof HTMLScriptElement ? currentScript.src : '',
    nonce: currentScript instanceof HTMLElement ? currentScript.nonce : '',
  };
}
