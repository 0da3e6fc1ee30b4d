import type { ClientRestriction } from '../popup/display-answer.ts';
import { asFlag, asRecord, asText } from './answer-reading.ts';
import { nonEmpty } from './answer-from-wire.ts';

/**
 * `client_restriction_setting`, which only owners get to see: after 48 h over the limit they are
 * reminded instead of asked. docs/behaviour/plan-limits.md#the-owners-notice.
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
