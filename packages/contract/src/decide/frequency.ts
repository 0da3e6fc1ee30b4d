import type { FrequencySettings } from '../settings/frequency-settings.ts';
import { DEFAULT_DAYS_BETWEEN, DEFAULT_VISITS_BETWEEN } from '../values/popups/frequency.ts';
import { ASKED_FOR_TRIGGERS } from '../values/triggers/asked-for-triggers.ts';
import type { TriggerName } from '../values/triggers/triggers.ts';
import { calendarDay } from './calendar-day.ts';

const DAY_MS = 86_400_000;

/**
 * What this browser has stored about one popup. Visits are numbered from 1; the current one is
 * `ShowMoment.visit`.
 */
export interface ShowHistory {
  readonly lastShownAtMs?: number;
  /**
   * Number of the visit in which it was last shown. Other scripts do not store it: then the visits
   * are counted from the first one that we know.
   */
  readonly lastShownInVisit?: number;
}

/**
 * The moment for which the cap is checked. `dayKind`: whether "every few days" counts full 24 hours
 * or calendar days in the site's time zone.
 */
export interface ShowMoment {
  readonly nowMs: number;
  readonly visit: number;
  readonly trigger: TriggerName | undefined;
  /** The trigger that the owner set, if another one fired for it. */
  readonly armedAs?: TriggerName | undefined;
  readonly timeZone: string;
  readonly dayKind: 'rolling' | 'calendar';
}

/**
 * Whether the frequency cap lets a popup show now. Used by the server on the cookies it is sent,
 * and by the browser when a trigger fires (docs/decisions/0028). Openings that the visitor asked
 * for are never capped. An undefined trigger (the server does not know yet which will fire) is
 * capped only when the cap covers all triggers. docs/behaviour/frequency.md#frequency-rules.
 */
export function mayShowAgain(
  settings: FrequencySettings,
  history: ShowHistory,
  moment: ShowMoment,
): boolean {
  if (!isCapped(settings, moment)) return true;
  const { lastShownAtMs } = history;
  if (lastShownAtMs === undefined) return true;
  switch (settings.rule) {
    case 'display_once_a_visitor_2':
      return false;
    case 'display_once_a_day_1':
      return daysBetween(lastShownAtMs, moment) >= 1;
    case 'display_once_every_few_days_3':
      return enoughDays(settings.count ?? DEFAULT_DAYS_BETWEEN, lastShownAtMs, moment);
    case 'display_once_every_few_visiting_4':
      return enoughVisits(settings.count ?? DEFAULT_VISITS_BETWEEN, history, moment);
    // Every time, on every page.
    default:
      return true;
  }
}

function isCapped({ scope }: FrequencySettings, { trigger, armedAs }: ShowMoment): boolean {
  if (trigger !== undefined && ASKED_FOR_TRIGGERS.includes(trigger)) return false;
  if (scope === 'all' || scope.length === 0) return true;
  return scope.some((name) => name === trigger || name === armedAs);
}

function enoughVisits(
  visits: number,
  { lastShownInVisit = 0 }: ShowHistory,
  { visit }: ShowMoment,
): boolean {
  return visit - lastShownInVisit >= visits;
}

function enoughDays(days: number, lastShownAtMs: number, moment: ShowMoment): boolean {
  return moment.dayKind === 'calendar'
    ? daysBetween(lastShownAtMs, moment) >= days
    : Math.abs(moment.nowMs - lastShownAtMs) >= days * DAY_MS;
}

/**
 * Uses the absolute difference. Otherwise a clock that was set back would hide the popup until it
 * reaches the old day again.
 */
function daysBetween(shownAtMs: number, { nowMs, timeZone }: ShowMoment): number {
  return Math.abs(calendarDay(nowMs, timeZone) - calendarDay(shownAtMs, timeZone));
}
