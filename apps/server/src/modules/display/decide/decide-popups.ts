import { originalIdOf } from '@beckon/contract/decide';
import type { Candidate, LivePopup, LiveSite } from '../../../store/store.ts';
import { groupsOf, type HoldoutGroup } from './hold-back.ts';
import { isInItsArm } from './in-its-arm.ts';
import type { ParsedDisplayRequest } from '../request/parsed-display-request.ts';
import { type CheckedCall, checkedCall, failedRule } from '../rules/check-audience.ts';
import { isOnSchedule } from '../../../lib/time/schedule.ts';
import { hasConverted, maySeeAgain } from './show-again.ts';

/** Instead of a reason: the visitor may see the popup. */
export const OFFERED = '';
/** Instead of a reason: the popup is paused or has no element on this page. This is not counted. */
export const NOT_HERE = 'not-here';

/** The popups of a site that one visitor may see on one page. */
export interface DisplayDecision {
  /**
   * The popups that the visitor may see, oldest first. The values of their audience rules may be
   * missing.
   */
  readonly offered: readonly LivePopup[];
  /**
   * For each popup of the site, in its order: the reason why it is not for this visitor, page or
   * moment (the kind of the audience rule that failed, or `schedule`, `frequency`, `converted`,
   * `other-arm`, `holdout`), `OFFERED`, or `NOT_HERE`.
   */
  readonly reasons: readonly string[];
  /**
   * The holdout groups that this call counts for, each once: those in which a popup is offered or
   * held back.
   */
  readonly groups: readonly HoldoutGroup[];
}

/**
 * Decides which popups of a site a visitor may see on this page. No side effects.
 * docs/behaviour/decision-rules.md#what-must-hold.
 */
export function decidePopups(
  live: LiveSite & { readonly candidates?: readonly Candidate[] },
  displayRequest: ParsedDisplayRequest,
): DisplayDecision {
  const offered: LivePopup[] = [];
  const groups = new Map<string, HoldoutGroup>();
  const asked = { live, displayRequest, call: checkedCall(displayRequest.facts) };
  const candidates = live.candidates ?? live.popups.map(asCandidate);
  const reasons = candidates.map((candidate) => {
    const reason = whyNotByRules(candidate, asked);
    if (reason !== undefined) return reason;
    const { offer } = candidate;
    const inGroups = groupsIn(offer, live, displayRequest);
    for (const group of inGroups) groups.set(group.holdoutId, group);
    if (inGroups.some(isHeld)) return 'holdout';
    offered.push(offer);
    return OFFERED;
  });
  return { offered, reasons, groups: [...groups.values()] };
}

/** A live popup in the form that the rules read. */
export function asCandidate(popup: LivePopup): Candidate {
  const { id, type, isActive, published } = popup;
  return { id, type, isActive, settings: published.settings, popup, offer: popup };
}

/** Whether the visitor is in the group that sees no popup. */
export const isHeld = (group: HoldoutGroup): boolean => group.isHeld;

/** The holdouts of that popup that this visitor is in. None if the visitor asked for the popup. */
export function groupsIn(
  popup: LivePopup,
  live: LiveSite,
  { isMeasured, visitorId, previewPopupId, landingFormIds }: ParsedDisplayRequest,
): readonly HoldoutGroup[] {
  if (!isMeasured || popup.id === previewPopupId || landingFormIds.includes(popup.id)) return [];
  return groupsOf(popup, live, visitorId);
}

/** What one call needs to know about the site, for each of its popups. */
interface AskedSite {
  readonly live: LiveSite;
  readonly displayRequest: ParsedDisplayRequest;
  readonly call: CheckedCall;
}

/**
 * Checks everything except holdouts, whose two groups both consist of visitors that pass this
 * check. Undefined if the visitor passes.
 */
export function whyNotByRules(popup: Candidate, asked: AskedSite): string | undefined {
  const { displayRequest } = asked;
  const { previewPopupId, landingFormIds, isOwner } = displayRequest;
  // Reading an id takes time, because it is decoded from the cached site. So it is read only if
  // needed.
  const isPreviewed = previewPopupId !== undefined && popup.id === previewPopupId;
  if (isPreviewed) return isOwner ? undefined : whyNotLive(popup, asked);
  if (popup.isActive && !hasItsPlace(popup, displayRequest)) return NOT_HERE;
  const reason = whyNotLive(popup, asked);
  if (reason !== undefined) return reason;
  const isItsPage = landingFormIds.length > 0 && landingFormIds.includes(popup.id);
  return isItsPage ? undefined : whyNotForThem(popup, asked);
}

/** The reason why nobody but its owner sees the popup now; undefined if it is live. */
function whyNotLive(
  { isActive, settings }: Candidate,
  { live, displayRequest }: AskedSite,
): string | undefined {
  if (!isActive) return NOT_HERE;
  const { timeZone } = live.site.settings;
  return isOnSchedule(settings.schedule, displayRequest.nowMs, timeZone) ? undefined : 'schedule';
}

/** The reason why the popup is not for this visitor now; undefined if it is. */
function whyNotForThem(
  popup: Candidate,
  { live, displayRequest, call }: AskedSite,
): string | undefined {
  const { settings, comparable } = popup;
  const failed = failedRule(settings.audience, call, comparable);
  if (failed !== undefined) return failed;
  if (!maySeeAgain(popup, live.site.settings, displayRequest)) return 'frequency';
  if (settings.stopForConverted && hasConverted(popup, displayRequest)) return 'converted';
  if (settings.abTest === undefined) return undefined;
  return isInItsArm(popup.popup, live, displayRequest.visitorId) ? undefined : 'other-arm';
}

/**
 * Embedded popups show only on pages that have their element; the others need none. All designs of
 * a test show in the element of the original. docs/behaviour/starting.md#embedded-popups.
 */
export function hasItsPlace(
  { id, type, settings: { abTest } }: Pick<Candidate, 'id' | 'type' | 'settings'>,
  { embeddedIds, landingFormIds }: ParsedDisplayRequest,
): boolean {
  if (type !== 'embedded' || landingFormIds.includes(id)) return true;
  return embeddedIds.includes(originalIdOf({ id, abTest }));
}
