import type { PlayedTrigger } from '@beckon/contract/owner-calls';
import { checkFilters } from '@beckon/popup-core/filters/index';
import type { LivePopup, LiveSite } from '../../../store/store.ts';
import { filteredPopup, memoriesOf } from './filtered-popup.ts';
import type { PlayedVisitor } from './played-visitor.ts';

/**
 * The result of these filters depends on the page or on other cookies, so the fortnight assumes
 * that they pass.
 */
const TAKEN_TO_HOLD: readonly string[] = ['cookies', 'jsVariables', 'sourceCode'];

interface MomentOnPage {
  readonly live: LiveSite;
  readonly visitor: PlayedVisitor;
  readonly visit: number;
  readonly opened: ReadonlySet<string>;
  readonly trigger: PlayedTrigger['name'];
  readonly nowMs: number;
}

/** The name of the filter that stops the popup now; undefined if none does. */
export function checkOnPage(
  popup: LivePopup,
  { live, visitor, visit, opened, trigger, nowMs }: MomentOnPage,
): string | undefined {
  const { timeZone, countsCalendarDays, attentionBudget } = live.site.settings;
  const cookies = visitor.cookies(nowMs);
  return checkFilters(
    { popup: filteredPopup(popup), brokenRules: [] },
    {
      nowMs,
      trigger,
      visit,
      timeZone,
      dayKind: countsCalendarDays ? 'calendar' : 'rolling',
      cookies,
      variables: new Map(),
      pageHtml: '',
      memories: memoriesOf(live.popups, cookies),
      automaticPopupsThisVisit: [...opened].filter((id) => id !== popup.id).length,
      automaticPopupsAllowed: attentionBudget,
    },
  ).find(({ name, passes }) => !passes && !TAKEN_TO_HOLD.includes(name))?.name;
}
