import type { PopupTrace, TraceLine } from '@beckon/contract/calls';
import {
  CLOSED_BY_X_COOKIE,
  CONVERSION_COOKIE,
  LAST_SHOWN_COOKIE,
  mayShowAgain,
  parseShowHistory,
  type ShowHistory,
} from '@beckon/contract/decide';
import type { Candidate, LivePopup, LiveSite } from '../../store/store.ts';
import { describeFrequency } from './describe-frequency.ts';
import { describeSchedule } from './describe-schedule.ts';
import { groupsOf, type HoldoutGroup } from './hold-back.ts';
import { armOf, isInItsArm } from './in-its-arm.ts';
import {
  checkAudience,
  type CheckedCall,
  checkedCall,
  failedRule,
} from './rules/check-audience.ts';
import { isOnSchedule, scheduleSeen } from './rules/schedule.ts';
import type { VisitorFacts } from './rules/visitor-facts.ts';

/** One visitor at one display call, with what this browser remembers in our cookies. */
export interface ParsedDisplayRequest {
  readonly facts: VisitorFacts;
  readonly cookies: ReadonlyMap<string, string>;
  readonly nowMs: number;
  /** Shown whatever the rules say; the owner is looking at it. */
  readonly previewPopupId: string | undefined;
  /** Ids that have a place for an embedded popup on this page. */
  readonly embeddedIds: readonly string[];
  /** Of those, the ones whose place is their own landing page: who opens it asks for the form. */
  readonly landingFormIds: readonly string[];
  readonly visitorId: string;
  /**
   * The browser keeps that id and the call counts: only then may the visitor be in a holdout. The
   * owner sees his popups, and who agreed to no cookie cannot stay in one group.
   */
  readonly isMeasured: boolean;
}

/** What a site's popups are to one visitor on one page. */
export interface DisplayDecision {
  /** Those that the visitor may see, oldest first. */
  readonly offered: readonly LivePopup[];
  /**
   * Those that are not for this visitor, page or moment, and why: the kind of the audience rule
   * that was failed, or `schedule`, `frequency`, `converted`, `other-arm`, `holdout`.
   */
  readonly lost: readonly { readonly popupId: string; readonly reason: string }[];
  /** Of holdouts that this call counts for, each once: whoever is offered or spared something by it. */
  readonly groups: readonly HoldoutGroup[];
}

/**
 * The popups of a site that a visitor may see on this page, and the others. One that is paused, or
 * has no place in this page, is neither. Pure. docs/behaviour/decision-rules.md#what-must-hold.
 */
export function decidePopups(
  live: LiveSite & { readonly candidates?: readonly Candidate[] },
  displayRequest: ParsedDisplayRequest,
): DisplayDecision {
  const offered: LivePopup[] = [];
  const lost: { readonly popupId: string; readonly reason: string }[] = [];
  const groups = new Map<string, HoldoutGroup>();
  const asked = { live, displayRequest, call: checkedCall(displayRequest.facts) };
  for (const candidate of live.candidates ?? live.popups.map(asCandidate)) {
    const reason = whyNotByRules(candidate, asked);
    if (reason === NOT_HERE) continue;
    if (reason !== undefined) {
      lost.push({ popupId: candidate.id, reason });
      continue;
    }
    const { popup } = candidate;
    const inGroups = groupsIn(popup, live, displayRequest);
    for (const group of inGroups) groups.set(group.holdoutId, group);
    if (inGroups.some(isHeld)) lost.push({ popupId: popup.id, reason: 'holdout' });
    else offered.push(popup);
  }
  return { offered, lost, groups: [...groups.values()] };
}

function asCandidate(popup: LivePopup): Candidate {
  const { id, type, isActive, published } = popup;
  return { id, type, isActive, settings: published.settings, popup };
}

const isHeld = (group: HoldoutGroup): boolean => group.isHeld;

function groupsIn(
  popup: LivePopup,
  live: LiveSite,
  { isMeasured, visitorId, previewPopupId, landingFormIds }: ParsedDisplayRequest,
): readonly HoldoutGroup[] {
  if (!isMeasured || popup.id === previewPopupId || landingFormIds.includes(popup.id)) return [];
  return groupsOf(popup, live, visitorId);
}

const NOT_HERE = 'not-here';

/** What a call asks of each popup of its site. */
interface AskedSite {
  readonly live: LiveSite;
  readonly displayRequest: ParsedDisplayRequest;
  readonly call: CheckedCall;
}

/** Holdouts apart: both their groups are made of visitors that get undefined here. */
function whyNotByRules(popup: Candidate, asked: AskedSite): string | undefined {
  const { live, displayRequest } = asked;
  if (popup.id === displayRequest.previewPopupId) return undefined;
  const { settings } = popup;
  const { timeZone } = live.site.settings;
  if (!popup.isActive || !hasItsPlace(popup, displayRequest)) return NOT_HERE;
  if (!isOnSchedule(settings.schedule, displayRequest.nowMs, timeZone)) return 'schedule';
  return displayRequest.landingFormIds.includes(popup.id) ? undefined : whyNotForThem(popup, asked);
}

/** What keeps the popup from this visitor, here and now; undefined: nothing. */
function whyNotForThem(
  popup: Candidate,
  { live, displayRequest, call }: AskedSite,
): string | undefined {
  const { settings, comparable } = popup;
  const failed = failedRule(settings.audience, call, comparable);
  if (failed !== undefined) return failed;
  if (!maySeeAgain(popup, live.site.settings, displayRequest)) return 'frequency';
  if (isSparedAsConverted(popup, displayRequest)) return 'converted';
  if (settings.abTest === undefined) return undefined;
  return isInItsArm(popup.popup, live, displayRequest.visitorId) ? undefined : 'other-arm';
}

/**
 * Embedded popups go to pages that hold their element; the others need none.
 * docs/behaviour/starting.md#embedded-popups.
 */
function hasItsPlace(
  { id, type }: Pick<Candidate, 'id' | 'type'>,
  { embeddedIds }: ParsedDisplayRequest,
): boolean {
  return type !== 'embedded' || embeddedIds.includes(id);
}

/** The same decisions with their reasons: every rule of every popup, the value seen and the verdict. */
export function tracePopups(
  live: LiveSite,
  displayRequest: ParsedDisplayRequest,
): readonly PopupTrace[] {
  const asked = { live, displayRequest, call: checkedCall(displayRequest.facts) };
  return live.popups.map((popup) => ({
    poptin_id: popup.id,
    poptin_name: popup.published.name,
    offered:
      whyNotByRules(asCandidate(popup), asked) === undefined &&
      !groupsIn(popup, live, displayRequest).some(isHeld),
    lines: [...linesOf(popup, live, displayRequest), ...holdoutLines(popup, live, displayRequest)],
  }));
}

function linesOf(
  popup: LivePopup,
  live: LiveSite,
  displayRequest: ParsedDisplayRequest,
): TraceLine[] {
  const { site } = live;
  const { schedule, audience, frequency, stopForConverted } = popup.published.settings;
  const { timeZone } = site.settings;
  const history = historyOf(popup, displayRequest);
  return [
    {
      rule: 'schedule',
      wanted: describeSchedule(schedule),
      seen: scheduleSeen(displayRequest.nowMs, timeZone),
      passes: isOnSchedule(schedule, displayRequest.nowMs, timeZone),
    },
    ...checkAudience(audience, displayRequest.facts).verdicts.map(({ kind, ...verdict }) => ({
      rule: kind,
      ...verdict,
    })),
    {
      rule: 'frequency',
      wanted: describeFrequency(frequency),
      seen:
        history.lastShownAtMs === undefined
          ? 'never shown'
          : `last shown ${new Date(history.lastShownAtMs).toISOString()}`,
      passes: maySeeAgain(asCandidate(popup), site.settings, displayRequest),
    },
    ...(stopForConverted
      ? [
          {
            rule: 'converted',
            wanted: 'not converted',
            seen: hasConverted(popup, displayRequest) ? 'converted' : 'not converted',
            passes: !hasConverted(popup, displayRequest),
          },
        ]
      : []),
    ...(displayRequest.cookies.has(`${CLOSED_BY_X_COOKIE}${popup.id}`)
      ? [
          {
            rule: 'closed by X',
            wanted: 'the browser decides when a trigger fires',
            seen: 'closed by X within a day',
            passes: true,
          },
        ]
      : []),
    ...placeLines(popup, live, displayRequest),
  ];
}

function holdoutLines(
  popup: LivePopup,
  live: LiveSite,
  displayRequest: ParsedDisplayRequest,
): TraceLine[] {
  return groupsIn(popup, live, displayRequest).map((group) => ({
    rule: group.isOfSite ? 'holdout of the site' : 'holdout',
    wanted: `one of ${100 - group.share} % who see popups`,
    seen: group.isHeld ? 'held back' : 'not held back',
    passes: !group.isHeld,
  }));
}

/** Lines of what only some popups have. */
function placeLines(
  popup: LivePopup,
  live: LiveSite,
  displayRequest: ParsedDisplayRequest,
): TraceLine[] {
  const { abTest } = popup.published.settings;
  const isEmbedded = popup.type === 'embedded';
  return [
    ...(popup.isActive
      ? []
      : [{ rule: 'status', wanted: 'active', seen: 'paused', passes: false }]),
    ...(isEmbedded
      ? [
          {
            rule: 'embedded',
            wanted: 'its element on the page',
            seen: displayRequest.embeddedIds.join(', ') || '(none)',
            passes: hasItsPlace(popup, displayRequest),
          },
        ]
      : []),
    ...(abTest
      ? [
          {
            rule: 'A/B test',
            wanted: abTest.name,
            seen: armOf(popup, abTest, { live, visitorId: displayRequest.visitorId }),
            passes: isInItsArm(popup, live, displayRequest.visitorId),
          },
        ]
      : []),
  ];
}

/**
 * A cap that covers only some triggers is left to the browser, which knows which one fires; so are
 * popups that a visitor opens by himself: by a click, a teaser, or a place in the page.
 */
function maySeeAgain(
  popup: Candidate,
  site: LiveSite['site']['settings'],
  displayRequest: ParsedDisplayRequest,
): boolean {
  const { triggers, frequency, teaser } = popup.settings;
  if (triggers.clickOnly || popup.type === 'embedded' || teaser?.showMode === 'always') return true;
  return mayShowAgain(frequency, historyOf(popup, displayRequest), {
    nowMs: displayRequest.nowMs,
    visit: displayRequest.facts.visits,
    trigger: undefined,
    timeZone: site.timeZone,
    dayKind: site.countsCalendarDays ? 'calendar' : 'rolling',
  });
}

function historyOf({ id }: Pick<Candidate, 'id'>, { cookies }: ParsedDisplayRequest): ShowHistory {
  return parseShowHistory(cookies.get(`${LAST_SHOWN_COOKIE}${id}`));
}

function isSparedAsConverted(popup: Candidate, displayRequest: ParsedDisplayRequest): boolean {
  return popup.settings.stopForConverted && hasConverted(popup, displayRequest);
}

function hasConverted({ id }: Pick<Candidate, 'id'>, { cookies }: ParsedDisplayRequest): boolean {
  return cookies.has(`${CONVERSION_COOKIE}${id}`);
}
