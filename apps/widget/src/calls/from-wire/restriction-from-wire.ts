import type { ClientRestriction } from '../../popup/display-answer.ts';
import { asFlag, asRecord, asText } from '../answer-reading.ts';
import { nonEmpty } from './answer-from-wire.ts';

/**
 * Reads `client_restriction_setting`, which the server sends only to owners. After 48 h over the
 * limit the owner gets a reminder instead of an upgrade offer.
 * docs/behaviour/plan-limits.md#the-owners-notice.
 */
export function restrictionFromWire(wire: unknown): ClientRestriction {
  const setting = asRecord(wire) ?? {};
  const kind = asFlag(setting['mote_than_two_days']) ? 'remind' : 'upgrade';
  return {
    settingId: asText(setting['id']) ?? '',
    kind,
    html: nonEmpty(setting[kind === 'remind' ? 'remindme_popup' : 'upgrade_popup']),
  };
}
