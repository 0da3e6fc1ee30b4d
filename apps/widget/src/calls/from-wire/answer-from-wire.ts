import { asFlag, entriesOf, asRecord, asText, type WireRecord } from '../answer-reading.ts';

/**
 * The part of the display answer that every page needs. The popups in it are read by the file that
 * arms popups, which is loaded only if the answer contains some.
 */
export interface DisplayAnswer {
  readonly offersPopups: boolean;
  /** The account has reached its limit. Only its owner sees a notice. */
  readonly isRestricted: boolean;
  readonly countryCode: string | undefined;
  /** The visitor's IP address; only for sites that want to keep it. */
  readonly ipToKeep: string | undefined;
  /** Why nothing is shown; undefined if nothing unexpected happened. */
  readonly refusal: string | undefined;
  /** The complete answer, not yet read. */
  readonly wire: WireRecord;
}

/** Never throws, whatever the answer contains. docs/behaviour/display-call.md#the-answer. */
export function answerFromWire(answer: unknown): DisplayAnswer | undefined {
  const wire = asRecord(answer);
  const isAllowed = wire?.['display'] === 'allowed';
  if (!wire || !(isAllowed || wire['display'] === 'not_allowed')) return undefined;
  return {
    offersPopups:
      isAllowed && entriesOf(wire['popups']).length + entriesOf(wire['poptins']).length > 0,
    isRestricted: asFlag(wire['is_client_restriction']),
    countryCode: countryFrom(wire['country_code']) ?? countryFrom(wire['cc']),
    ipToKeep: asFlag(asRecord(wire['site'])?.['ip_cookie']) ? nonEmpty(wire['ip']) : undefined,
    refusal: isAllowed ? undefined : nonEmpty(wire['message']),
    wire,
  };
}

/** Undefined unless it is a country code of two letters; returned in lower case. */
export function countryFrom(value: unknown): string | undefined {
  const text = asText(value)?.toLowerCase() ?? '';
  return /^[a-z]{2}$/.test(text) ? text : undefined;
}

/** Undefined if it is not a text, or empty. */
export function nonEmpty(value: unknown): string | undefined {
  const text = asText(value);
  return text === '' ? undefined : text;
}
