import type { TraceLine } from '@beckon/contract/calls';
import { CLOSED_BY_X_COOKIE } from '@beckon/contract/decide';
import type { Restriction } from '../../../live-sites/plan-limits.ts';
import type { LivePopup, LiveSite } from '../../../store/store.ts';
import { asCandidate, groupsIn, hasItsPlace, isHeld, whyNotByRules } from './decide-popups.ts';
import { describeFrequency } from '../present/describe-frequency.ts';
import { describeSchedule } from '../present/describe-schedule.ts';
import { armOf, isInItsArm } from './in-its-arm.ts';
import type { ParsedDisplayRequest } from '../request/parsed-display-request.ts';
import { checkAudience, checkedCall } from '../rules/check-audience.ts';
import { isOnSchedule, scheduleSeen } from '../../../lib/time/schedule.ts';
import { hasConverted, historyOf, maySeeAgain, rememberedId } from './show-again.ts';

/** Why one popup is offered or not. */
export interface TracedPopup {
  readonly popupId: string;
  readonly name: string;
  readonly isOffered: boolean;
  readonly lines: readonly TraceLine[];
}

/**
 * The same decisions with their reasons: each rule of each popup, the value that it read and its
 * verdict. A restricted account offers no popup.
 */
export function tracePopups(
  live: LiveSite,
  displayRequest: ParsedDisplayRequest,
  restriction?: Restriction,
): readonly TracedPopup[] {
  const asked = { live, displayRequest, call: checkedCall(displayRequest.facts) };
  return live.popups.map((popup) => ({
    popupId: popup.id,
    name: popup.published.name,
    isOffered:
      restriction === undefined &&
      whyNotByRules(asCandidate(popup), asked) === undefined &&
      !groupsIn(popup, live, displayRequest).some(isHeld),
    lines: [
      ...accountLines(restriction),
      ...linesOf(popup, live, displayRequest),
      ...holdoutLines(popup, live, displayRequest),
    ],
  }));
}

function accountLines(restriction: Restriction | undefined): TraceLine[] {
  if (restriction === undefined) return [];
  const seen = restriction.overLimitSince === undefined ? 'suspended' : 'over its limit';
  return [{ rule: 'account', wanted: 'active', seen, passes: false }];
}

function linesOf(
  popup: LivePopup,
  live: LiveSite,
  displayRequest: ParsedDisplayRequest,
): TraceLine[] {
  const { site } = live;
  const { schedule, audience, frequency, stopForConverted } = popup.published.settings;
  const { timeZone } = site.settings;
  const candidate = asCandidate(popup);
  const history = historyOf(candidate, displayRequest);
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
      passes: maySeeAgain(candidate, site.settings, displayRequest),
    },
    ...(stopForConverted
      ? [
          {
            rule: 'converted',
            wanted: 'not converted',
            seen: hasConverted(candidate, displayRequest) ? 'converted' : 'not converted',
            passes: !hasConverted(candidate, displayRequest),
          },
        ]
      : []),
    ...(displayRequest.cookies.has(CLOSED_BY_X_COOKIE + rememberedId(candidate))
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

/** Lines about properties that only some popups have. */
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
            passes: hasItsPlace(asCandidate(popup), displayRequest),
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
