import type { Popup } from '@beckon/contract/popup';
import type { TriggerName } from '@beckon/contract/values';
import type { FilterSnapshot } from '@beckon/popup-core/filters/filter';
import type { SiteOptions } from '../../popup/display-answer.ts';
import { readPath } from '@beckon/host-page/page/foreign-object';
import { asText } from '../../shop/shop-window.ts';
import type { PopupControllerDeps } from './popup-controller-deps.ts';

interface Moment {
  readonly popup: Popup;
  readonly trigger: TriggerName;
  readonly armedAs: TriggerName | undefined;
  readonly site: SiteOptions;
}

/**
 * Captures the current facts as plain data for one popup's filters. Facts that the popup does not
 * need are not read.
 */
export function captureVisitFacts(
  { window, clock, cookies, visitor, memories, attention }: PopupControllerDeps,
  { popup, trigger, armedAs, site }: Moment,
): FilterSnapshot {
  const { jsVariables = [], engagement = [], sourceCode } = popup.filters;
  const met = [popup, ...engagement.map(({ popupId: id }) => ({ id }))];
  return {
    nowMs: clock.now(),
    trigger,
    armedAs,
    visit: visitor.visit,
    timeZone: site.timeZone,
    dayKind: site.dayKind,
    cookies: cookies.all(),
    variables: new Map(
      jsVariables.flatMap(({ name }) => {
        const value = readPath(window, name);
        // An object, list or function is present, but has no text to compare.
        return isThere(value) ? [[name, asText(value) ?? ''] as const] : [];
      }),
    ),
    pageHtml: sourceCode === undefined ? '' : window.document.documentElement.outerHTML,
    memories: new Map(met.map((each) => [each.id, memories.of(each)])),
    automaticPopupsThisVisit: attention.countOthers(popup.id),
    automaticPopupsAllowed: site.automaticPopupsPerVisit,
  };
}

function isThere(value: unknown): boolean {
  return value !== undefined && value !== null;
}
