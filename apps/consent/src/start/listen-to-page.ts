import { isCategory } from '../consent/category.ts';
import { TIMINGS } from '../timings.ts';
import type { ConsentSession } from './consent-session.ts';
import type { PageDeps } from './page-deps.ts';
import type { PageTools } from './page-tools.ts';
import { performStep } from './perform-step.ts';

/** Listens to everything that a visitor or the page may do from now on. */
export function listenToPage(tools: PageTools, session: ConsentSession, deps: PageDeps): void {
  const { document, listen, clock } = tools;
  deps.banner.listen();
  // A page that is left is hidden first, in all the browsers that we support.
  listen(document, 'visibilitychange', () => {
    if (document.visibilityState === 'hidden') session.act({ type: 'leave' });
    else deps.otherTabs.lookAgain();
  });
  listen(document, 'cmplz_consent_action', (event) => {
    const { category }: { readonly category?: unknown } = Object(Reflect.get(event, 'detail'));
    if (isCategory(category)) session.act({ type: 'accept-category', category, dismisses: false });
  });
  let { body } = document;
  const look = (): void => {
    // A library that changes the body into that of the next page takes only its classes.
    performStep({ do: 'body-classes' }, session, deps);
    deps.banner.keepTab();
    deps.content.look();
    // With the body, its classes, the tab and perhaps the banner are gone.
    if (body !== document.body) deps.start();
    ({ body } = document);
  };
  if (session.settings.looksForNewContent) clock.every(TIMINGS.newContentCheck, look);
}
