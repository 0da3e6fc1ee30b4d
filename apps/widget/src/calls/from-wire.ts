import type { Popup } from '@beckon/contract/popup';
import {
  AUTOMATIC_POPUPS_PER_VISIT, isFormatOf, isPopupId, isPopupType, POPUP_TARGETS, type Language, type PopupFormat, type PopupType,
} from '@beckon/contract/values';
import type { ClientRestriction, DisplayDecision, SiteFacts } from '../popup/display-answer.ts';
import type { BrokenRule, KnownPopup } from '../popup/known-popup.ts';
import { asFlag, asList, asNumber, asRecord, asText, oneOf, type WireRecord } from './answer-reading.ts';
import { afterConversionFromWire, appearanceFromWire, closingFromWire, teaserFromWire } from './from-wire-design.ts';
import { filtersFromWire, frequencyFromWire } from './from-wire-filters.ts';
import { gameFromWire } from './from-wire-game.ts';
import { describe, present, triggersFromWire } from './from-wire-triggers.ts';
import { parseUrl } from '../lib/parse-url.ts';
import { hasOwnId } from './own-id.ts';

/** Reads the display response (display spec §3). Whatever it is, this does not throw: a popup that cannot be read is dropped. */
export function decisionFromWire(answer: unknown, apiBase: string): DisplayDecision | undefined {
  const wire = asRecord(answer);
  if (wire === undefined || oneOf(['allowed', 'not_allowed'], wire['display']) === undefined) return undefined;
  const dropped: string[] = [];
  const language = languageFrom(wire['lang']);
  const popups = asList(wire['poptins']).flatMap((entry) => {
    const popup = readPopup(asRecord(entry), { apiBase, language, isFreePlan: asFlag(wire['if_freemium']) });
    if (typeof popup !== 'string') return popup;
    dropped.push(popup);
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
    restriction: asFlag(wire['is_client_restriction']) ? restrictionFrom(asRecord(wire['client_restriction_setting']) ?? {}) : undefined,
  };
}

interface AnswerFacts {
  readonly apiBase: string;
  readonly language: Language;
  readonly isFreePlan: boolean;
}

/** The popup, or the reason why it is dropped. */
function readPopup(wire: WireRecord | undefined, facts: AnswerFacts): KnownPopup | string {
  if (wire === undefined) return 'a popup that is no object';
  const { poptin_id: id, poptin_type: type } = wire;
  if (!isPopupId(id)) return `${describe(id)} is no popup id`;
  if (wire['display'] === false) return `${id} is not to be displayed`;
  if (!isPopupType(type)) return `${id}: unknown type ${describe(type)}`;
  const format = asText(wire['poptin_format']) ?? '';
  if (!isFormatOf(type, format)) return `${id}: unknown format ${describe(format)}`;
  const template = templateFrom(wire, facts.apiBase);
  if (template === undefined) return `${id}: no template`;
  if ('html' in template && !hasOwnId(template.html, id)) return `${id}: its markup lacks its id`;
  const brokenRules: BrokenRule[] = [];
  return { popup: buildPopup(wire, { id, type, format, template }, facts, brokenRules), brokenRules };
}

type Identity = Pick<Popup, 'id' | 'template'> & { readonly type: PopupType; readonly format: PopupFormat };

function buildPopup(wire: WireRecord, identity: Identity, { language, isFreePlan }: AnswerFacts, brokenRules: BrokenRule[]): Popup {
  const design = asRecord(wire['design_properties']) ?? {};
  const note = (kind: BrokenRule['kind']) => (name: string, why: string) => void brokenRules.push({ kind, name, why });
  return {
    ...identity,
    name: asText(wire['poptin_name']) ?? '',
    accountId: asText(wire['account_id']) ?? '',
    target: oneOf(POPUP_TARGETS, wire['poptin_target']) ?? 'lead',
    language: wire['lang'] === undefined || wire['lang'] === '' ? language : languageFrom(wire['lang']),
    viewerId: asText(wire['viewer_id']) ?? '',
    triggers: triggersFromWire(wire, note('trigger')),
    filters: filtersFromWire(wire, note('filter')),
    frequency: frequencyFromWire(wire, note('filter')),
    stopForConverted: asFlag(wire['stop_showing_to_converted_users']),
    appearance: appearanceFromWire(wire, design),
    closing: closingFromWire(design),
    afterConversion: afterConversionFromWire(wire, design),
    isFreePlan,
    hasCredit: asFlag(wire['if_poptin_credit']),
    ...present({
      teaser: teaserFromWire(wire),
      game: identity.type === 'gamified' ? gameFromWire(wire, design, identity.format) : undefined,
      coupon: couponFrom(asRecord(design['coupon'])),
      abTest: abTestFrom(wire),
    }),
  };
}

function templateFrom(wire: WireRecord, apiBase: string): Popup['template'] | undefined {
  const html = nonEmpty(wire['poptin']);
  if (html !== undefined) return { html };
  const url = nonEmpty(wire['poptin_url']);
  const absolute = url === undefined ? undefined : parseUrl(url, `${apiBase}/`);
  return absolute !== undefined && /^https?:$/.test(absolute.protocol) ? { url: absolute.href } : undefined;
}

function couponFrom(coupon: WireRecord | undefined): Popup['coupon'] {
  const code = nonEmpty(coupon?.['code']);
  return code === undefined ? undefined : { type: coupon?.['coupon_type'] === 'unique' ? 'unique' : 'fixed', code };
}

function abTestFrom(wire: WireRecord): Popup['abTest'] {
  const name = nonEmpty(wire['ab_test']);
  return name === undefined ? undefined : { name, parentId: asText(wire['ab_test_parent_id']) ?? '' };
}

function siteFrom(site: WireRecord): SiteFacts {
  const budget = asNumber(site['attention_budget']);
  return {
    automaticPopupsPerVisit: budget !== undefined && budget >= 0 ? budget : AUTOMATIC_POPUPS_PER_VISIT,
    timeZone: nonEmpty(site['time_zone']) ?? 'UTC',
    dayKind: site['day_kind'] === 'calendar' ? 'calendar' : 'rolling',
    asksConsent: site['consent_mode'] === 'opt-in',
    trustsConversionCode: asFlag(site['trusted_code']),
    keepsIpCookie: asFlag(site['ip_cookie']),
  };
}

/** After 48 h over the limit the owner is reminded instead of asked. decisions.md. */
function restrictionFrom(setting: WireRecord): ClientRestriction {
  const kind = asFlag(setting['mote_than_two_days']) ? 'remind' : 'upgrade';
  return { settingId: asText(setting['id']) ?? '', kind, html: nonEmpty(setting[kind === 'remind' ? 'remindme_popup' : 'upgrade_popup']) };
}

function languageFrom(value: unknown): Language {
  return value === 'he' || value === 'iw' ? 'he' : 'en';
}

function countryFrom(value: unknown): string | undefined {
  const text = asText(value)?.toLowerCase() ?? '';
  return /^[a-z]{2}$/.test(text) ? text : undefined;
}

function nonEmpty(value: unknown): string | undefined {
  const text = asText(value);
  return text === '' ? undefined : text;
}
