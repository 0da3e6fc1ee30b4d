import { createBootstrap } from '../bootstrap/load-bootstrap.ts';
import { startComments } from '../comments/start-comments.ts';
import { startLazyLoading } from '../lazy/lazy-loading.ts';
import { onAjaxCompleted } from '../page/ajax-completions.ts';
import { createPageTools, type PageTools, type PageWindow } from '../page/page-tools.ts';
import { followScrolling } from '../scrolling/follow-scrolling.ts';
import { slideToAnchors } from '../scrolling/sliding-links.ts';
import { TIMINGS } from '../timings.ts';

/** Our only global variable. If it exists, a second copy of the script does nothing. */
const GLOBAL = 'beckonContentSite';
/**
 * The consent script sends this event when it releases blocked content. Some of that content is
 * lazy as well.
 */
const CONSENT_EVENT = 'cmplz_fire_categories';

/** Starts all features for a content site's page. docs/behaviour/content-site.md */
export function start(window: PageWindow): void {
  if (Reflect.has(window, GLOBAL)) return;
  const tools = createPageTools(window);
  const { document, clock, guard, listen } = tools;
  const scrolling = followScrolling(tools);
  const lazy = startLazyLoading(tools);
  const bootstrap = createBootstrap(
    tools,
    (address): Promise<unknown> => import(/* @vite-ignore */ address),
  );
  // An error in one check does not stop the others.
  const looks = [scrolling.look, lazy.look, bootstrap.look].map((each) => guard(each));
  const look = (): void => looks.forEach((each) => each());
  Reflect.set(window, GLOBAL, { look });
  slideToAnchors(tools);
  startComments(tools);
  whenParsed(tools, () => {
    look();
    onAjaxCompleted(tools, () => clock.after(TIMINGS.lookAfterAjax, look));
  });
  // Pictures and styles may have moved elements until then.
  listen(window, 'load', look);
  listen(document, CONSENT_EVENT, look);
}

function whenParsed({ document, listen, guard }: PageTools, run: () => void): void {
  if (document.readyState === 'loading') listen(document, 'DOMContentLoaded', run);
  else guard(run)();
}
