import type { ExplanationLine, PopupExplanation } from '@beckon/contract/popup';
import { TRIGGER_WORDS, type TriggerWords } from '@beckon/contract/values';
import { whyNot } from './why-not.ts';

/**
 * The verdict of all checks. One failed check stops a popup, even if all others pass. A popup that
 * no check stops waits for its trigger.
 */
export function verdictOf({ state, lines }: PopupExplanation): ExplanationLine['verdict'] {
  if (state === 'open' || state === 'closing' || state === 'closed') return 'passes';
  if (
    state === 'not-offered' ||
    lines.some(({ source, verdict }) => source !== 'server' && verdict === 'stops')
  )
    return 'stops';
  return 'waits';
}

/** Says in one sentence why the popup is not shown, what it waits for, or that it is or was shown. */
export function sentenceFor(popup: PopupExplanation): string {
  const verdict = verdictOf(popup);
  if (verdict === 'passes') return popup.state === 'open' ? 'Showing now.' : 'Shown, and closed.';
  if (verdict === 'waits') return waitingFor(popup.lines);
  return `Not shown: ${whyNot(popup) ?? 'it is not for this page or visitor'}.`;
}

function waitingFor(lines: PopupExplanation['lines']): string {
  const triggers: Readonly<Record<string, TriggerWords>> = TRIGGER_WORDS;
  const awaited = lines
    .filter(({ source, verdict }) => source === 'trigger' && verdict === 'waits')
    .map(({ name }) => triggers[name]?.awaited ?? name);
  return awaited.length === 0 ? 'Waiting to be opened.' : `Waiting for ${awaited.join(', or ')}.`;
}
