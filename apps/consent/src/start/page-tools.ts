import { browserClock, type Clock } from '@beckon/host-page/clock';
import { createGuard, type Guard } from '@beckon/host-page/guard';
import { createListen, type Listen } from '../page/listen.ts';
import { consoleLog, type Log } from '@beckon/host-page/log';
import { createTrust, type Trust } from '../page/trust.ts';
import { createWebStorage, type WebStorage } from '../page/web-storage.ts';

export type PageWindow = Window & typeof globalThis;

/** What every part needs from a page. None of it throws. */
export interface PageTools {
  readonly window: PageWindow;
  readonly document: Document;
  /** Where content may wait: the document, and shadow roots in which some was held back. */
  readonly trees: ParentNode[];
  readonly guard: Guard;
  readonly report: (error: unknown) => void;
  readonly clock: Clock;
  readonly listen: Listen;
  readonly log: Log;
  /** Fires one of our events on the document. */
  fire(name: string, detail?: unknown): void;
  /** `follower` gets the name of each of our events before the page gets the event. */
  follow(follower: (name: string) => void): void;
  /** For html and scripts that are not the page's own. Created when it is first needed. */
  trust(): Trust;
  readonly session: WebStorage;
  readonly local: WebStorage;
  /** The page's nonce for scripts and styles; empty if it has none. */
  readonly nonce: string;
  /** Our own address; empty if the script is inline in the page. */
  readonly scriptUrl: string;
}

export function createPageTools(window: PageWindow): PageTools {
  const { document } = window;
  const log = consoleLog(window.console);
  const report = (error: unknown): void => log.warn('consent', error);
  const guard = createGuard(report);
  const clock = browserClock(guard);
  const { currentScript } = document;
  let trust: Trust | undefined;
  const followers: ((name: string) => void)[] = [];
  return {
    window,
    document,
    trees: [document],
    guard,
    report,
    clock,
    listen: createListen(guard),
    log,
    fire(name, detail) {
      for (const follow of followers) follow(name);
      document.dispatchEvent(new CustomEvent(name, { detail }));
    },
    follow: (follower) => void followers.push(guard(follower)),
    trust: () => (trust ??= createTrust(window)),
    session: createWebStorage(() => window.sessionStorage),
    local: createWebStorage(() => window.localStorage),
    scriptUrl: currentScript !== null && 'src' in currentScript ? currentScript.src : '',
    nonce: currentScript?.nonce ?? '',
  };
}
