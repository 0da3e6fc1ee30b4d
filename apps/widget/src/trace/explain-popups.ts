import type { PopupTrace } from '@beckon/contract/calls';
import type { ExplanationLine, PopupExplanation } from '@beckon/contract/popup';
import type { TriggerName } from '@beckon/contract/values';
import type { FilterVerdict } from '@beckon/popup-core/filters/index';
import type { PopupWithBrokenRules } from '@beckon/popup-core/popup/broken-rules';
import { triggersOf } from './triggers-of.ts';

/** What the widget knows about one popup at the moment of the request. */
export interface TracedPopup {
  readonly details: PopupWithBrokenRules;
  readonly state: string;
  /** The trigger that opened the popup, or that fired for it. */
  readonly firedBy: TriggerName | undefined;
  /** The current verdicts of its filters. */
  readonly filters: readonly FilterVerdict[];
}

/**
 * Joins what the server said about each popup with what this browser knows: rules first, then
 * triggers, then filters. A popup that was not offered has only the server's lines. No side
 * effects.
 */
export function explainPopups(
  serverTraces: readonly PopupTrace[],
  here: readonly TracedPopup[],
): readonly PopupExplanation[] {
  const traced = new Map(serverTraces.map((trace) => [trace.poptin_id, trace]));
  const offered = here.map((popup): PopupExplanation => ({
    popupId: popup.details.popup.id,
    name: popup.details.popup.name,
    state: popup.state,
    lines: [
      ...serverLines(traced.get(popup.details.popup.id)),
      ...brokenLines(popup),
      ...triggerLines(popup),
      ...filterLines(popup),
    ],
  }));
  const offeredIds = new Set(offered.map(({ popupId }) => popupId));
  const withheld = serverTraces
    .filter(({ poptin_id }) => !offeredIds.has(poptin_id))
    .map((trace): PopupExplanation => ({
      popupId: trace.poptin_id,
      name: trace.poptin_name,
      state: 'not-offered',
      lines: serverLines(trace),
    }));
  return [...offered, ...withheld];
}

function serverLines(trace: PopupTrace | undefined): readonly ExplanationLine[] {
  return (trace?.lines ?? []).map(({ rule, passes, ...line }) => ({
    ...line,
    source: 'server',
    name: rule,
    verdict: passes ? 'passes' : 'stops',
  }));
}

function brokenLines({ details }: TracedPopup): readonly ExplanationLine[] {
  return details.brokenRules.map(({ name, why }) => ({
    source: 'setting',
    name,
    wanted: 'a setting that can be read',
    seen: why,
    verdict: 'stops',
  }));
}

function triggerLines({ details, firedBy }: TracedPopup): readonly ExplanationLine[] {
  const usedTriggers = triggersOf(details.popup);
  const names =
    firedBy === undefined || usedTriggers.includes(firedBy)
      ? usedTriggers
      : [...usedTriggers, firedBy];
  return names.map((name) => ({
    source: 'trigger',
    name,
    wanted: 'to happen',
    seen: name === firedBy ? 'happened' : 'not yet',
    verdict: name === firedBy ? 'passes' : 'waits',
  }));
}

function filterLines({ filters, details }: TracedPopup): readonly ExplanationLine[] {
  const broken = new Set(details.brokenRules.map(({ name }) => name));
  return filters
    .filter(({ name }) => !broken.has(name))
    .map(({ name, passes, seen }) => ({
      source: 'filter',
      name,
      wanted: 'to pass',
      seen,
      verdict: passes ? 'passes' : 'stops',
    }));
}
