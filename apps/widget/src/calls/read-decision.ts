import { UNLIMITED_POPUPS_PER_VISIT } from '@beckon/contract/values';
import type { PopupWithBrokenRules } from '@beckon/popup-core/popup/broken-rules';
import type { DisplayDecision, SiteOptions } from '../popup/display-answer.ts';
import { countryFrom, nonEmpty } from './from-wire/answer-from-wire.ts';
import { asFlag, asNumber, asRecord, type WireRecord } from './answer-reading.ts';

/** The popups of an answer, read from wire names or from our own form. */
export interface ReadPopups {
  readonly popups: readonly PopupWithBrokenRules[];
  /** Popups that could not be read, one line each. */
  readonly dropped: readonly string[];
}

/** Reads the rest of a display answer. Never throws. docs/behaviour/display-call.md#the-answer. */
export function readDecision(answer: WireRecord, { popups }: ReadPopups): DisplayDecision {
  return {
    popups: answer['display'] === 'allowed' ? popups : [],
    language: answer['lang'],
    countryCode: countryFrom(answer['country_code']) ?? countryFrom(answer['cc']),
    site: siteFrom(asRecord(answer['site']) ?? {}),
    restriction: asFlag(answer['is_client_restriction'])
      ? (answer['client_restriction_setting'] ?? {})
      : undefined,
  };
}

function siteFrom(site: WireRecord): SiteOptions {
  const budget = asNumber(site['attention_budget']);
  return {
    automaticPopupsPerVisit:
      budget !== undefined && budget >= 0 ? budget : UNLIMITED_POPUPS_PER_VISIT,
    timeZone: nonEmpty(site['time_zone']) ?? 'UTC',
    dayKind: site['day_kind'] === 'calendar' ? 'calendar' : 'rolling',
    trustsConversionCode: asFlag(site['trusted_code']),
  };
}
