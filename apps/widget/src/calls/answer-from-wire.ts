import { asFlag, asList, asRecord, asText, type WireRecord } from './answer-reading.ts';

/**
 * The display answer as far as every page needs it. What is offered in it is read by the file that
 * arms popups, which is loaded when there is something.
 */
export interface DisplayAnswer {
  readonly offersPopups: boolean;
  /** The account has reached its limit: its owner is shown a notice. */
  readonly isRestricted: boolean;
  readonly countryCode: string | undefined;
  /** The visitor's address, of sites that want it kept only. */
  readonly ipToKeep: string | undefined;
  /** Why nothing is shown; undefined where that is expected. */
  readonly refusal: string | undefined;
  /** What a Wix site's cart holds: our shop file reads it. */
  readonly wixCart: unknown;
  /** All of it, not yet read. */
  readonly wire: WireRecord;
}

/** Whatever the answer is, this does not throw. docs/behaviour/display-call.md#the-answer. */
export function answerFromWire(answer: unknown): DisplayAnswer | undefined {
  const wire = asRecord(answer);
  const isAllowed = wire?.['display'] === 'allowed';
  if (!wire || !(isAllowed || wire['display'] === 'not_allowed')) return undefined;
  return {
    offersPopups: isAllowed && asList(wire['popups']).length + asList(wire['poptins']).length > 0,
    isRestricted: asFlag(wire['is_client_restriction']),
    countryCode: countryFrom(wire['country_code']) ?? countryFrom(wire['cc']),
    ipToKeep: asFlag(asRecord(wire['site'])?.['ip_cookie']) ? nonEmpty(wire['ip']) : undefined,
    refusal: isAllowed ? undefined : nonEmpty(wire['message']),
    wixCart: wire['wix_cart_details'],
    wire,
  };
}

/** Two letters in lower case. */
export function countryFrom(value: unknown): string | undefined {
  const text = asText(value)?.toLowerCase() ?? '';
  return /^[a-z]{2}$/.test(text) ? text : undefined;
}

/** The text, if there is any. */
export function nonEmpty(value: unknown): string | undefined {
  const text = asText(value);
  return text === '' ? undefined : text;
}
