import { browserClock, type Clock } from '@beckon/host-page/clock';
import { createGuard, type Guard } from '@beckon/host-page/guard';
import { createListen, type Listen } from '@beckon/host-page/listen';
import { consoleLog } from '@beckon/host-page/log';
import { type ScriptOptions, readScriptOptions } from './read-script-options.ts';

export type PageWindow = Window & typeof globalThis;

/** What every part needs of a page; none of it can throw into the page. */
export interface PageTools {
  readonly window: PageWindow;
  readonly document: Document;
  readonly guard: Guard;
  /** Says in the console what went wrong; visitors do not see it. */
  readonly report: (error: unknown) => void;
  readonly clock: Clock;
  readonly listen: Listen;
  readonly options: ScriptOptions;
}

/** Call it while the script itself runs: only then does the page say which tag it came from. */
export function createPageTools(window: PageWindow): PageTools {
  const { document } = window;
  const log = consoleLog(window.console);
  const report = (error: unknown): void => log.warn('content-site', error);
  const guard = createGuard(report);
  return {
    window,
    document,
    guard,
    report,
    clock: browserClock(guard),
    listen: createListen(guard),
    options: readScriptOptions(document.currentScript),
  };
}
