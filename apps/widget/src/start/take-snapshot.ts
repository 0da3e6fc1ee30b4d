import type { DecidedPopup } from '../popup/known-popup.ts';
import type { TriggerName } from '@beckon/contract/values';
import type { FilterSnapshot } from '../filters/filter.ts';
import type { SiteFacts } from '../popup/display-answer.ts';
import { asText, readPath } from '../shop/shop-window.ts';
import type { VisitorSession } from './visitor-session.ts';
import type { World } from './world.ts';

/** The moment as plain data for one popup's filters. What the popup does not ask for is not looked at. */
export function takeSnapshot(world: World, visitor: VisitorSession, site: SiteFacts, { popup, trigger }: { readonly popup: DecidedPopup; readonly trigger: TriggerName }): FilterSnapshot {
  const { window, clock, cookies } = world;
  const { jsVariables = [], engagement = [], sourceCode } = popup.filters;
  const metIds = [popup.id, ...engagement.map(({ popupId }) => popupId)];
  return {
    nowMs: clock.now(),
    trigger,
    visit: visitor.visit,
    timeZone: site.timeZone,
    dayKind: site.dayKind,
    cookies: cookies.all(),
    variables: new Map(jsVariables.flatMap(({ name }) => {
      const value = asText(readPath(window, name));
      return value === undefined ? [] : [[name, value] as const];
    })),
    pageHtml: sourceCode === undefined ? '' : window.document.documentElement.outerHTML,
    memories: new Map(metIds.map((id) => [id, visitor.memories.of(id)])),
    automaticPopupsThisVisit: visitor.attention.count(),
    automaticPopupsAllowed: site.automaticPopupsPerVisit,
  };
}
