import {
  isPopupId,
  isPopupType,
  type Language,
  UNLIMITED_POPUPS_PER_VISIT,
} from '@beckon/contract/values';
import type { DisplayDecision, SiteOptions } from '../popup/display-answer.ts';
import type { BrokenRule } from '@beckon/popup-core/popup/broken-rules';
import type { PopupEntry } from '../popup/popup-entry.ts';
import {
  asFlag,
  asList,
  asNumber,
  asRecord,
  asText,
  oneOf,
  type WireRecord,
} from './answer-reading.ts';
import { countryFrom, nonEmpty } from './answer-from-wire.ts';
import { isUncapped } from './is-uncapped.ts';
import { describe, triggersFromWire } from './from-wire-triggers.ts';

/**
 * Reads the display response. Whatever it is, this does not throw: a popup that cannot be read is
 * dropped. docs/behaviour/display-call.md#the-answer.
 */
export function decisionFromWire(answer: unknown): DisplayDecision | undefined {
  const wire = asRecord(answer);
  if (wire === undefined || oneOf(['allowed', 'not_allowed'], wire['display']) === undefined)
    return undefined;
  const dropped: string[] = [];
  const language = languageFrom(wire['lang']);
  const popups = asList(wire['poptins']).flatMap((entry) => {
    const popup = withEarlyTemplate(asRecord(entry), wire);
    const known = readKnown(popup, { language, isFreePlan: asFlag(wire['if_freemium']) });
    if (typeof known !== 'string') return known;
    dropped.push(known);
    return [];
  });
  const isAllowed = wire['display'] === 'allowed';
  return {
    isAllowed,
    message: asText(wire['message']) ?? '',
    popups: isAllowed ? popups : [],
    dropped,
    language,
    countryCode: countryFrom(wire['country_code']) ?? countryFrom(wire['cc']),
    ip: nonEmpty(wire['ip']),
    site: siteFrom(asRecord(wire['site']) ?? {}),
    wixCart: wire['wix_cart_details'],
    restriction: asFlag(wire['is_client_restriction'])
      ? (wire['client_restriction_setting'] ?? {})
      : undefined,
  };
}

/** The template of one popup may come with the answer: then it need not be fetched. */
function withEarlyTemplate(
  popup: WireRecord | undefined,
  { template: poptin, template_of: id }: WireRecord,
): WireRecord | undefined {
  return id !== undefined && popup?.['poptin_id'] === id ? { ...popup, poptin } : popup;
}

/** The popup as far as it is decided by, or the reason why it is dropped. */
function readKnown(
  wire: WireRecord | undefined,
  answer: PopupEntry['answer'],
): PopupEntry | string {
  if (wire === undefined) return 'a popup that is no object';
  const { poptin_id: id, poptin_type: type } = wire;
  if (!isPopupId(id)) return `${describe(id)} is no popup id`;
  if (wire['display'] === false) return `${id} is not to be displayed`;
  if (!isPopupType(type)) return `${id}: unknown type ${describe(type)}`;
  const brokenRules: BrokenRule[] = [];
  const popup = {
    id,
    type,
    name: asText(wire['poptin_name']) ?? '',
    triggers: triggersFromWire(
      wire,
      (rule, why) => void brokenRules.push({ kind: 'trigger', name: rule, why }),
    ),
    isUncapped: isUncapped(wire),
  };
  const teaserComesFirst =
    asFlag(wire['is_teasers_on']) && asRecord(wire['teaser'])?.['show_mode'] !== 'after_close';
  return { popup, brokenRules, hasFilters: hasFilters(wire), teaserComesFirst, wire, answer };
}

function hasFilters(wire: WireRecord): boolean {
  const js = asRecord(wire['js_filter'])?.['display_if_specific_js_active'];
  const cookie = asRecord(wire['cookie_filter'])?.['display_if_specific_cookie_active'];
  return [
    js,
    cookie,
    wire['engagement_with_other_poptin_filter_active'],
    wire['source_code_target_active'],
  ].some(asFlag);
}

function siteFrom(site: WireRecord): SiteOptions {
  const budget = asNumber(site['attention_budget']);
  return {
    automaticPopupsPerVisit:
      budget !== undefined && budget >= 0 ? budget : UNLIMITED_POPUPS_PER_VISIT,
    timeZone: nonEmpty(site['time_zone']) ?? 'UTC',
    dayKind: site['day_kind'] === 'calendar' ? 'calendar' : 'rolling',
    trustsConversionCode: asFlag(site['trusted_code']),
    keepsIpCookie: asFlag(site['ip_cookie']),
  };
}

/** The wire's language; the browser's old code for Hebrew counts too. */
export function languageFrom(value: unknown): Language {
  return value === 'he' || value === 'iw' ? 'he' : 'en';
}
