import type { PopupTrace } from '@beckon/contract/calls';
import type { ExplanationLine, HeldBy, PopupExplanation } from '@beckon/contract/popup';
import type { TriggerName } from '@beckon/contract/values';
import type { ExplainedVerdict } from '@beckon/popup-core/filters/explain-filters';
import type { FilterSnapshot } from '@beckon/popup-core/filters/filter';
import type { PopupState } from '@beckon/popup-core/lifecycle/popup-state';
import type { PopupWithBrokenRules } from '@beckon/popup-core/popup/broken-rules';
import { triggersOf } from './triggers-of.ts';

/** What the widget knows about one popup at the moment of the request. */
export interface TracedPopup {
  readonly details: PopupWithBrokenRules;
  readonly state: PopupState;
  /** The trigger that opened the popup, or that fired for it. */
  readonly firedBy: TriggerName | undefined;
  /** What its filters read now. */
  readonly facts: FilterSnapshot;
}

/** The same, after its filters were checked. */
export interface CheckedPopup extends Omit<TracedPopup, 'facts'> {
  readonly filters: readonly ExplainedVerdict[];
}

/**
 * Joins what the server said about each popup with what this browser knows: rules first, then
 * triggers, then filters. A popup that was not offered has only the server's lines. No side
 * effects.
 */
export function explainPopups(
  serverTraces: readonly PopupTrace[],
  here: readonly CheckedPopup[],
  heldBy: (popup: CheckedPopup) => HeldBy | undefined = () => undefined,
): readonly PopupExplanation[] {
  const traced = new Map(serverTraces.map((trace) => [trace.poptin_id, trace]));
  const offered = here.map((popup): PopupExplanation => ({
    popupId: popup.details.popup.id,
    name: popup.details.popup.name,
    state: popup.state.name,
    heldBy: heldBy(popup),
    failure: popup.state.name === 'failed' ? popup.state.why : undefined,
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

function brokenLines({ details }: CheckedPopup): readonly ExplanationLine[] {
  return details.brokenRules.map(({ name, why }) => ({
    source: 'setting',
    name,
    wanted: 'a setting that can be read',
    seen: why,
    verdict: 'stops',
  }));
}

function triggerLines({ details, firedBy }: CheckedPopup): readonly ExplanationLine[] {
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

function filterLines({ filters, details }: CheckedPopup): readonly ExplanationLine[] {
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
