import type { ExplanationLine, HeldBy, PopupExplanation } from '@beckon/contract/popup';
import { ASKED_FOR_TRIGGERS, TRIGGER_WORDS, type TriggerWords } from '@beckon/contract/values';
import { whyNot } from './why-not.ts';

/**
 * The verdict of all checks. One failed check stops a popup, even if all others pass. A popup that
 * no check stops waits for its trigger.
 */
export function verdictOf({ state, lines }: PopupExplanation): ExplanationLine['verdict'] {
  if (state === 'open' || state === 'closing' || state === 'closed') return 'passes';
  const stops =
    state === 'not-offered' ||
    state === 'failed' ||
    (state === 'armed' && isTriggerSpent(lines)) ||
    lines.some(({ source, verdict }) => source !== 'server' && verdict === 'stops');
  return stops ? 'stops' : 'waits';
}

/** Says in one sentence why the popup is not shown, what it waits for, or that it is or was shown. */
export function sentenceFor(popup: PopupExplanation): string {
  const verdict = verdictOf(popup);
  if (verdict === 'passes') return popup.state === 'open' ? 'Showing now.' : 'Shown, and closed.';
  if (verdict === 'waits') return heldBack(popup) ?? waitingFor(popup.lines);
  return `Not shown: ${whyFailed(popup) ?? whyNot(popup) ?? whyUnused(popup)}.`;
}

const HELD: Readonly<Record<HeldBy, string>> = {
  'hidden-tab': 'Its trigger has happened. It waits until this tab is visible.',
  'full-screen': 'Its trigger has happened. It waits until nothing on the page is full-screen.',
  'hidden-frame':
    'Its trigger has happened. It waits until the frame that this page is in is shown.',
  'hidden-page':
    'Its trigger has happened. It waits until the page shows itself: its html or body has display: none.',
  'cookie-banner': 'Its trigger has happened. It waits for the answer to the cookie banner.',
  'other-popup':
    'Its trigger has happened. It waits until the popup in its place is closed, and a moment longer.',
};

function heldBack({ state, heldBy }: PopupExplanation): string | undefined {
  if (state === 'loading') return 'Its trigger has happened. It is loading.';
  return state === 'waiting' && heldBy !== undefined ? HELD[heldBy] : undefined;
}

function whyFailed({
  state,
  failure = 'the console says why',
}: PopupExplanation): string | undefined {
  return state === 'failed' ? `it could not show or stay (${failure})` : undefined;
}

function whyUnused({ state }: PopupExplanation): string {
  return state === 'not-offered'
    ? 'it is not for this page or visitor'
    : 'its trigger happened while a filter stopped it; it does not open by itself again on this page';
}

const ASKED_FOR: readonly string[] = ASKED_FOR_TRIGGERS;

/**
 * A trigger that opens a popup by itself fires once. If a filter stops the popup at that moment,
 * nothing but a click opens it later.
 */
function isTriggerSpent(lines: PopupExplanation['lines']): boolean {
  const triggers = lines.filter(({ source }) => source === 'trigger');
  return (
    triggers.some(({ name, verdict }) => verdict === 'passes' && !ASKED_FOR.includes(name)) &&
    triggers.every(({ verdict }) => verdict !== 'waits')
  );
}

function waitingFor(lines: PopupExplanation['lines']): string {
  const triggers: Readonly<Record<string, TriggerWords>> = TRIGGER_WORDS;
  const awaited = lines
    .filter(({ source, verdict }) => source === 'trigger' && verdict === 'waits')
    .map(({ name }) => triggers[name]?.awaited ?? name);
  return awaited.length === 0 ? 'Waiting to be opened.' : `Waiting for ${awaited.join(', or ')}.`;
}
