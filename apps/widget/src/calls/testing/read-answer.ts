import type { DisplayDecision } from '../../popup/display-answer.ts';
import type { Popup } from '@beckon/contract/popup';
import type { PopupWithBrokenRules } from '@beckon/popup-core/popup/broken-rules';
import { answerFromWire } from '../from-wire/answer-from-wire.ts';
import { popupsFromWire } from '../from-wire/from-wire.ts';
import { readDecision, type ReadPopups } from '../read-decision.ts';
import { aWirePopup, anAnswer } from './a-wire-popup.ts';

const BASE = 'https://beckon.example';

/** Reads an answer in wire names as the page does; undefined if it is malformed. */
export function decisionFromWire(answer: unknown, apiBase = BASE): DisplayDecision | undefined {
  const wire = answerFromWire(answer)?.wire;
  return wire && readDecision(wire, popupsFromWire(wire, apiBase));
}

/** The same, with what could not be read. Throws if the answer is malformed. */
export function read(answer: unknown): DisplayDecision & Pick<ReadPopups, 'dropped'> {
  const wire = answerFromWire(answer)?.wire;
  if (wire === undefined) throw new Error('not readable');
  const popups = popupsFromWire(wire, BASE);
  return { ...readDecision(wire, popups), dropped: popups.dropped };
}

/** The one popup of an answer, with these changes. */
export function only(changes: Record<string, unknown>): PopupWithBrokenRules {
  const { popups, dropped } = read(anAnswer([aWirePopup(changes)]));
  const [known] = popups;
  if (known === undefined) throw new Error(dropped.join());
  return known;
}

/** The popup without the list of its broken rules. */
export function whole(known: PopupWithBrokenRules | undefined): Popup {
  if (known === undefined) throw new Error('dropped');
  return known.popup;
}

/** Changes that concern only a popup's design. */
export const design = (changes: Record<string, unknown>): Record<string, unknown> => ({
  design_properties: { ...Object(aWirePopup()['design_properties']), ...changes },
});
