import type { DisplayDecision } from '../../popup/display-answer.ts';
import type { PopupEntry } from '../../popup/popup-entry.ts';
import type { Popup } from '@beckon/contract/popup';
import { decisionFromWire } from '../from-wire.ts';
import { popupFromWire } from '../from-wire-popup.ts';
import { aWirePopup, anAnswer } from './a-wire-popup.ts';

const BASE = 'https://beckon.example';

/** The answer as the page takes it; throws when it is none. */
export function read(answer: unknown): DisplayDecision {
  const decision = decisionFromWire(answer);
  if (decision === undefined) throw new Error('not readable');
  return decision;
}

/** The one popup of an answer, with these changes. */
export function only(changes: Record<string, unknown>): PopupEntry {
  const [known] = read(anAnswer([aWirePopup(changes)])).popups;
  if (known === undefined) throw new Error('dropped');
  return known;
}

/** The whole of a popup, as its showing half reads it. */
export function whole(known: PopupEntry | undefined): Popup {
  const popup = known === undefined ? 'dropped' : popupFromWire(known, BASE);
  if (typeof popup === 'string') throw new Error(popup);
  return popup.popup;
}

/** Changes of a popup's design alone. */
export const design = (changes: Record<string, unknown>): Record<string, unknown> => ({
  design_properties: { ...Object(aWirePopup()['design_properties']), ...changes },
});
