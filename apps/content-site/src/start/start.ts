import { createBootstrap } from '../bootstrap/load-bootstrap.ts';
import { startComments } from '../comments/start-comments.ts';
import { startLazyLoading } from '../lazy/lazy-loading.ts';
import { onAjaxCompleted } from '../page/ajax-completions.ts';
import { createPageTools, type PageTools, type PageWindow } from '../page/page-tools.ts';
import { followScrolling } from '../scrolling/follow-scrolling.ts';
import { slideToAnchors } from '../scrolling/sliding-links.ts';
import { TIMINGS } from '../timings.ts';

/** Our one global; a second copy on the same page does nothing. */
const GLOBAL = 'beckonContentSite';
/** The consent script lets waiting content go; some of it is lazy besides. */
const CONSENT_EVENT = 'cmplz_fire_categories';

/** Starts the behaviours of a content site's pages. docs/behaviour/content-site.md */
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
  // One that fails does not keep the others from looking.
  const looks = [scrolling.look, lazy.look, bootstrap.look].map((each) => guard(each));
  const look = (): void => looks.forEach((each) => each());
  Reflect.set(window, GLOBAL, { look });
  slideToAnchors(tools);
  startComments(tools);
  whenParsed(tools, () => {
    look();
    onAjaxCompleted(tools, () => clock.after(TIMINGS.lookAfterAjax, look));
  });
  // Pictures and styles have moved things by then.
  listen(window, 'load', look);
  listen(document, CONSENT_EVENT, look);
}

function whenParsed({ document, listen, guard }: PageTools, run: () => void): void {
  if (document.readyState === 'loading') listen(document, 'DOMContentLoaded', run);
  else guard(run)();
}
