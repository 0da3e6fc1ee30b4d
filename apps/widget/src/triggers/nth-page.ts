import type { Trigger, VisitContext } from './trigger.ts';

interface NthPage {
  readonly popupId: string;
  readonly page: number;
  readonly isEveryTime: boolean;
}

/**
 * Opens from the nth page of a visit on: once a visit, or on each further page when the frequency
 * rule is every time on every page. docs/behaviour/triggers.md#nth-page.
 */
export const nthPage: Trigger<NthPage, VisitContext> = {
  configOf: ({ id, triggers: { nthPage: page }, frequency: { rule } }) =>
    page === undefined
      ? undefined
      : { popupId: id, page, isEveryTime: rule === 'display_everytime_everypage_5' },
  arm({ popupId, page, isEveryTime }, { visit, clock }, fire) {
    if (visit.pagesThisVisit < page) return () => undefined;
    if (!isEveryTime && visit.hasFiredThisVisit(popupId, 'nth_page')) return () => undefined;
    return clock.after(0, () => fire());
  },
};
