import { browserClock, type Clock } from '@beckon/host-page/clock';
import { createGuard, type Guard } from '@beckon/host-page/guard';
import { createListen, type Listen } from '@beckon/host-page/listen';
import { consoleLog } from '@beckon/host-page/log';
import { type ScriptOptions, readScriptOptions } from './read-script-options.ts';

export type PageWindow = Window & typeof globalThis;

/** What every part of the script needs. Errors in these tools never reach the page. */
export interface PageTools {
  readonly window: PageWindow;
  readonly document: Document;
  readonly guard: Guard;
  /** Writes an error to the console. Visitors do not see it. */
  readonly report: (error: unknown) => void;
  readonly clock: Clock;
  readonly listen: Listen;
  readonly options: ScriptOptions;
}

/** Call it while the script itself runs: `document.currentScript` is set only then. */
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
