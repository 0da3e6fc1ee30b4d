import type { Candidate, LivePopup, LiveSite } from '../../store/store.ts';
import { groupsOf, type HoldoutGroup } from './hold-back.ts';
import { isInItsArm } from './in-its-arm.ts';
import type { ParsedDisplayRequest } from './parsed-display-request.ts';
import { type CheckedCall, checkedCall, failedRule } from './rules/check-audience.ts';
import { isOnSchedule } from './rules/schedule.ts';
import { hasConverted, maySeeAgain } from './show-again.ts';

/** Which of a site's popups one visitor may see on one page. */
export interface DisplayDecision {
  /** Those that the visitor may see, oldest first. */
  readonly offered: readonly LivePopup[];
  /**
   * Those that are not for this visitor, page or moment, and why: the kind of the audience rule
   * that was failed, or `schedule`, `frequency`, `converted`, `other-arm`, `holdout`.
   */
  readonly lost: readonly { readonly popupId: string; readonly reason: string }[];
  /**
   * The groups of holdouts that this call counts for, each once: those through which a popup is
   * offered or held back.
   */
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

/** A live popup as the rules see it. */
export function asCandidate(popup: LivePopup): Candidate {
  const { id, type, isActive, published } = popup;
  return { id, type, isActive, settings: published.settings, popup };
}

/** Whether the visitor is in the half that sees no popup. */
export const isHeld = (group: HoldoutGroup): boolean => group.isHeld;

/** The holdouts that this visitor is in for that popup; none for whoever asks for it. */
export function groupsIn(
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

/**
 * Checks everything except holdouts: both groups of a holdout consist of visitors who get undefined
 * here.
 */
export function whyNotByRules(popup: Candidate, asked: AskedSite): string | undefined {
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
  if (settings.stopForConverted && hasConverted(popup, displayRequest)) return 'converted';
  if (settings.abTest === undefined) return undefined;
  return isInItsArm(popup.popup, live, displayRequest.visitorId) ? undefined : 'other-arm';
}

/**
 * Embedded popups go to pages that hold their element; the others need none.
 * docs/behaviour/starting.md#embedded-popups.
 */
export function hasItsPlace(
  { id, type }: Pick<Candidate, 'id' | 'type'>,
  { embeddedIds }: ParsedDisplayRequest,
): boolean {
  return type !== 'embedded' || embeddedIds.includes(id);
}
