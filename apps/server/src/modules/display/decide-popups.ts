import type { PopupTrace, TraceLine } from '@beckon/contract/calls';
import { CLOSED_BY_X_COOKIE, CONVERSION_COOKIE, LAST_SHOWN_COOKIE, mayShowAgain, parseShowHistory, type ShowHistory } from '@beckon/contract/decide';
import type { LivePopup, LiveSite } from '../../store/store.ts';
import { checkAudience, isInAudience } from './rules/check-audience.ts';
import { isOnSchedule, scheduleSeen } from './rules/schedule.ts';
import type { VisitorFacts } from './rules/visitor-facts.ts';

/** One visitor at one display call, with what this browser remembers in our cookies. */
export interface Asking {
  readonly facts: VisitorFacts;
  readonly cookies: ReadonlyMap<string, string>;
  readonly nowMs: number;
  /** Shown whatever the rules say; the owner is looking at it. */
  readonly previewPopupId: string | undefined;
}

/** The popups of a site that a visitor may meet on this page, oldest first. Pure. decisions.md, "What the server decides". */
export function decidePopups(live: LiveSite, asking: Asking): readonly LivePopup[] {
  return live.popups.filter((popup) => isOffered(popup, live, asking));
}

function isOffered(popup: LivePopup, { site }: LiveSite, asking: Asking): boolean {
  if (popup.id === asking.previewPopupId) return true;
  const { settings } = popup.published;
  return isOnSchedule(settings.schedule, asking.nowMs, site.settings.timeZone)
    && isInAudience(settings.audience, asking.facts)
    && maySeeAgain(popup, site.settings, asking)
    && !isSparedAsConverted(popup, asking);
}

/** The same decisions with their reasons: every rule of every popup, the value seen and the verdict. */
export function tracePopups(live: LiveSite, asking: Asking): readonly PopupTrace[] {
  return live.popups.map((popup) => ({
    poptin_id: popup.id, poptin_name: popup.published.name, offered: isOffered(popup, live, asking), lines: linesOf(popup, live, asking),
  }));
}

function linesOf(popup: LivePopup, { site }: LiveSite, asking: Asking): TraceLine[] {
  const { schedule, audience, frequency, stopForConverted } = popup.published.settings;
  const { timeZone } = site.settings;
  const history = historyOf(popup, asking);
  return [
    { rule: 'schedule', wanted: describeSchedule(schedule), seen: scheduleSeen(asking.nowMs, timeZone), passes: isOnSchedule(schedule, asking.nowMs, timeZone) },
    ...checkAudience(audience, asking.facts).verdicts.map(({ kind, ...verdict }) => ({ rule: kind, ...verdict })),
    {
      rule: 'frequency', wanted: `${frequency.rule}${frequency.count === undefined ? '' : ` (${frequency.count})`}`,
      seen: history.lastShownAtMs === undefined ? 'never shown' : `last shown ${new Date(history.lastShownAtMs).toISOString()}`,
      passes: maySeeAgain(popup, site.settings, asking),
    },
    ...(stopForConverted ? [{
      rule: 'converted', wanted: 'not converted', seen: hasConverted(popup, asking) ? 'converted' : 'not converted', passes: !hasConverted(popup, asking),
    }] : []),
    ...(asking.cookies.has(`${CLOSED_BY_X_COOKIE}${popup.id}`) ? [{
      rule: 'closed by X', wanted: 'the browser decides when a trigger fires', seen: 'closed by X within a day', passes: true,
    }] : []),
  ];
}

/** A cap that covers only some triggers is left to the browser, which knows which one fires. */
function maySeeAgain(popup: LivePopup, site: LiveSite['site']['settings'], asking: Asking): boolean {
  const { triggers, frequency } = popup.published.settings;
  if (triggers.clickOnly) return true;
  return mayShowAgain(frequency, historyOf(popup, asking), {
    nowMs: asking.nowMs, visit: asking.facts.visits, trigger: undefined, timeZone: site.timeZone, dayKind: site.countsCalendarDays ? 'calendar' : 'rolling',
  });
}

function historyOf({ id }: LivePopup, { cookies }: Asking): ShowHistory {
  return parseShowHistory(cookies.get(`${LAST_SHOWN_COOKIE}${id}`));
}

function isSparedAsConverted(popup: LivePopup, asking: Asking): boolean {
  return popup.published.settings.stopForConverted && hasConverted(popup, asking);
}

function hasConverted({ id }: LivePopup, { cookies }: Asking): boolean {
  return cookies.has(`${CONVERSION_COOKIE}${id}`);
}

function describeSchedule(schedule: LivePopup['published']['settings']['schedule']): string {
  return Object.keys(schedule).length === 0 ? 'always' : JSON.stringify(schedule);
}
