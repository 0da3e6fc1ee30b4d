import type { VisitContext } from '../triggers/trigger.ts';
import type { BrowserEnvironment } from './environment.ts';
import type { VisitorSession } from './visitor-session.ts';

/** The context that all triggers get. */
export function visitContext({
  clock,
  scriptEvents,
  visitor: { visit, pagesThisVisit, secondsOnSite, firedTriggers },
}: Pick<BrowserEnvironment, 'clock' | 'scriptEvents'> & {
  readonly visitor: Pick<
    VisitorSession,
    'visit' | 'pagesThisVisit' | 'secondsOnSite' | 'firedTriggers'
  >;
}): VisitContext {
  return {
    clock,
    onScriptEvent: scriptEvents.on,
    visit: { visit, pagesThisVisit, secondsOnSite, hasFiredThisVisit: firedTriggers.has },
  };
}
