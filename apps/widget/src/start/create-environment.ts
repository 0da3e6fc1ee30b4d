import { createCaller } from '../calls/caller.ts';
import { errorsRequest } from '../calls/errors-call.ts';
import { readPlainAnswer } from '../calls/plain-answer.ts';
import { createSend, type Send } from '@beckon/host-page/send';
import { createLoadText } from '../calls/template-call.ts';
import { browserClock } from '@beckon/host-page/clock';
import { createGuard } from '@beckon/host-page/guard';
import { createListen } from '@beckon/host-page/listen';
import { consoleLog } from '@beckon/host-page/log';
import { pageAddress } from '../page/page-address.ts';
import { createScriptEvents } from '../page/script-events.ts';
import { createLoadPart } from '@beckon/host-page/load-part';
import { createCookieJar } from '@beckon/host-page/storage/cookie-jar';
import { createStorageArea } from '@beckon/host-page/storage/storage-area';
import { CALL_TIMEOUT_MS } from '../timings.ts';
import { assetAddress, partAddress, VERSION } from './build-info.ts';
import type { EmbedConfig } from '../page/embed-config.ts';
import type { BrowserEnvironment, PageWindow } from './environment.ts';

/** The maximum number of errors reported per page, so that a broken page does not flood the server. */
const MOST_REPORTS = 5;

/** Creates everything that lives as long as the document. The client id is passed in later. */
export function createEnvironment(
  window: PageWindow,
  { apiBase, nonce }: EmbedConfig,
): (clientId: string) => BrowserEnvironment {
  const log = consoleLog(window.console);
  const pageUrl = (): string => pageAddress(window);
  return (clientId) => {
    const reportError = createErrorReports(() => send, { apiBase, clientId, pageUrl });
    const report = (error: unknown): void => {
      log.warn('something failed', error);
      reportError('widget', String(error));
    };
    const guard = createGuard(report);
    const clock = browserClock(guard);
    const send: Send = createSend((url, init) => window.fetch(url, init), clock, CALL_TIMEOUT_MS);
    const cookies = createCookieJar(pageCookies(window), clock);
    const call = createCaller({
      send,
      log,
      report: (where, error) => reportError(where, JSON.stringify(error)),
    });
    return {
      window,
      pageUrl,
      clock,
      guard,
      listen: createListen(guard),
      log,
      report,
      cookies,
      apiBase,
      clientId,
      nonce,
      local: createStorageArea(() => window.localStorage, log),
      session: createStorageArea(() => window.sessionStorage, { ...log, say: () => undefined }),
      call,
      loadText: createLoadText(call),
      loadPart: createLoadPart({
        addressOf: (name, failures) => partAddress(apiBase, name, failures),
        importModule: (address): Promise<unknown> => import(/* @vite-ignore */ address),
        onFailure: (name, error) => log.warn(`part ${name} did not load`, error),
      }),
      scriptEvents: createScriptEvents(),
      assetUrl: (name) => assetAddress(apiBase, name),
    };
  };
}

function pageCookies({ document, location }: PageWindow): Parameters<typeof createCookieJar>[0] {
  return {
    get cookie() {
      return document.cookie;
    },
    set cookie(text) {
      document.cookie = text;
    },
    isSecure: location.protocol === 'https:',
  };
}

interface ErrorReportContext {
  readonly apiBase: string;
  readonly clientId: string;
  readonly pageUrl: () => string;
}

function createErrorReports(
  send: () => Send,
  { apiBase, clientId, pageUrl }: ErrorReportContext,
): (where: string, message: string) => void {
  let left = MOST_REPORTS;
  return (where, message) => {
    if (left <= 0) return;
    left -= 1;
    // A report that cannot be sent is dropped, as docs/failure-policy.md says.
    void send()(
      errorsRequest(apiBase, { clientId, where, message, pageUrl: pageUrl(), version: VERSION }),
      readPlainAnswer,
    );
  };
}
