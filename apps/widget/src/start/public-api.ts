import type { BeckonApi } from '@beckon/contract/page-api';
import { isPopupId } from '@beckon/contract/values';
import { VERSION } from './build-info.ts';
import type { PageSession } from './page-session.ts';
import type { BrowserEnvironment, PageWindow } from './environment.ts';

/**
 * Our only global, `window.beckon`, for scripts of the host page. Its methods never throw or
 * reject. docs/behaviour/page-api.md#windowbeckon.
 */
const GLOBAL = 'beckon';

/** Whether the script already runs on this page. Some pages embed it twice. */
export function isAlreadyHere(window: PageWindow): boolean {
  return 'version' in Object(Reflect.get(window, GLOBAL));
}

/**
 * Publishes `window.beckon`. A page that has defined its own unchangeable `beckon` keeps that;
 * popups still show.
 */
export function publishApi(
  { window, guard, report, consent }: BrowserEnvironment,
  whenSession: () => Promise<PageSession | undefined>,
): void {
  /** The result of the page's session; `other` if there is no session or it fails. */
  const answer = <Value>(
    ask: (session: PageSession | undefined) => Promise<Value | undefined> | undefined,
    otherwise: Value,
  ): Promise<Value> =>
    whenSession()
      .then(ask)
      .then((value) => value ?? otherwise)
      .catch((error: unknown) => {
        report(error);
        return otherwise;
      });
  const api: BeckonApi = {
    version: VERSION,
    show: (popupId) =>
      answer(
        (session) => (isPopupId(popupId) ? session?.openById(popupId, 'click') : undefined),
        false,
      ),
    trigger: guard((name: unknown) => {
      const text = String(name);
      void whenSession()
        .then((session) => session?.trigger(text))
        .catch(report);
    }),
    consent: guard((choice: unknown) => consent?.set(choice)),
    goal: (...goal) => answer((session) => session?.recordGoal(...goal), false),
    explain: () => answer((session) => session?.explain(), []),
  };
  guard(() => {
    Object.defineProperty(window, GLOBAL, { value: Object.freeze(api), configurable: true });
  })();
}
