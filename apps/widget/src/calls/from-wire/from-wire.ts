import { asFlag, asRecord, entriesOf, type WireRecord } from '../answer-reading.ts';
import { popupFromWire } from './from-wire-popup.ts';
import { languageFrom } from './language-from-wire.ts';
import type { ReadPopups } from '../read-decision.ts';

/**
 * The popups of a display answer in wire names. Never throws: a popup that cannot be read is
 * dropped. docs/behaviour/display-call.md#the-answer.
 */
export function popupsFromWire(answer: WireRecord, apiBase: string): ReadPopups {
  const dropped: string[] = [];
  const to = {
    language: languageFrom(answer['lang']),
    isFreePlan: asFlag(answer['if_freemium']),
    apiBase,
  };
  const popups = entriesOf(answer['poptins']).flatMap((entry) => {
    const popup = popupFromWire(withEarlyTemplate(asRecord(entry), answer), to);
    if (typeof popup !== 'string') return popup;
    dropped.push(popup);
    return [];
  });
  return { popups, dropped };
}

/** The template of one popup may come with the answer, and is then not fetched. */
function withEarlyTemplate(
  popup: WireRecord | undefined,
  { template: poptin, template_of: id }: WireRecord,
): WireRecord | undefined {
  return id !== undefined && popup?.['poptin_id'] === id ? { ...popup, poptin } : popup;
}
