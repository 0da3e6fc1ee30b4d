import { isCategory } from '../consent/category.ts';
import { TIMINGS } from '../timings.ts';
import type { ConsentSession } from './consent-session.ts';
import type { PageDeps } from './page-deps.ts';
import type { PageTools } from './page-tools.ts';

/** Listens to everything that a visitor or the page may do from now on. */
export function listenToPage(tools: PageTools, session: ConsentSession, deps: PageDeps): void {
  const { window, document, listen, clock } = tools;
  const leave = (): void => session.act({ type: 'leave' });
  deps.banner.listen();
  listen(window, 'pagehide', leave);
  listen(document, 'visibilitychange', () => {
    if (document.visibilityState === 'hidden') leave();
    else deps.otherTabs.lookAgain();
  });
  listen(document, 'cmplz_consent_action', (event) => {
    const category: unknown =
      event instanceof CustomEvent ? Reflect.get(Object(event.detail), 'category') : undefined;
    if (isCategory(category)) session.act({ type: 'accept-category', category, dismisses: false });
  });
  if (session.settings.looksForNewContent) clock.every(TIMINGS.newContentCheck, deps.content.look);
}
