import type { DisplayDecision } from '../../popup/display-answer.ts';
import type { Popup } from '@beckon/contract/popup';
import type { PopupWithBrokenRules } from '@beckon/popup-core/popup/broken-rules';
import { answerFromWire } from '../answer-from-wire.ts';
import { popupsFromWire } from '../from-wire.ts';
import { readDecision } from '../read-decision.ts';
import { aWirePopup, anAnswer } from './a-wire-popup.ts';

const BASE = 'https://beckon.example';

/** The answer in the wire's words, as the page takes it; undefined when it is none. */
export function decisionFromWire(answer: unknown, apiBase = BASE): DisplayDecision | undefined {
  const wire = answerFromWire(answer)?.wire;
  return wire && readDecision(wire, popupsFromWire(wire, apiBase));
}

/** The same; throws when it is none. */
export function read(answer: unknown): DisplayDecision {
  const decision = decisionFromWire(answer);
  if (decision === undefined) throw new Error('not readable');
  return decision;
}

/** The one popup of an answer, with these changes. */
export function only(changes: Record<string, unknown>): PopupWithBrokenRules {
  const { popups, dropped } = read(anAnswer([aWirePopup(changes)]));
  const [known] = popups;
  if (known === undefined) throw new Error(dropped.join());
  return known;
}

/** The popup alone. */
export function whole(known: PopupWithBrokenRules | undefined): Popup {
  if (known === undefined) throw new Error('dropped');
  return known.popup;
}

/** Changes of a popup's design alone. */
export const design = (changes: Record<string, unknown>): Record<string, unknown> => ({
  design_properties: { ...Object(aWirePopup()['design_properties']), ...changes },
});
