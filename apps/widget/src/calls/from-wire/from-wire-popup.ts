import type { Popup } from '@beckon/contract/popup';
import { isFormatOf, isPopupId, isPopupType, type Language } from '@beckon/contract/values';
import { parseUrl } from '@beckon/host-page/parse-url';
import type { BrokenRule, PopupWithBrokenRules } from '@beckon/popup-core/popup/broken-rules';
import { asFlag, asRecord, asText, isUnused, type WireRecord } from '../answer-reading.ts';
import { nonEmpty } from './answer-from-wire.ts';
import {
  afterConversionFromWire,
  appearanceFromWire,
  closingFromWire,
  teaserFromWire,
} from './from-wire-design.ts';
import { filtersFromWire } from './from-wire-filters.ts';
import { frequencyFromWire } from './from-wire-frequency.ts';
import { gameFromWire } from './from-wire-game.ts';
import { describe, present, type ReportBroken, triggersFromWire } from './from-wire-triggers.ts';
import { hasOwnId } from '../own-id.ts';
import { languageFrom } from './language-from-wire.ts';

/** What the answer says about all its popups, and the address of our server. */
export interface AnswerFacts {
  readonly language: Language;
  readonly isFreePlan: boolean;
  readonly apiBase: string;
}

/**
 * A popup in the wire's words, or the reason why it cannot be shown.
 * docs/behaviour/display-call.md#a-popup-in-the-answer.
 */
export function popupFromWire(
  wire: WireRecord | undefined,
  facts: AnswerFacts,
): PopupWithBrokenRules | string {
  if (wire === undefined) return 'a popup that is no object';
  const { poptin_id: id, poptin_type: type } = wire;
  if (!isPopupId(id)) return `${describe(id)} is no popup id`;
  if (isHidden(wire['display'])) return `${id} is not to be displayed`;
  if (!isPopupType(type)) return `${id}: unknown type ${describe(type)}`;
  const format = asText(wire['poptin_format']) ?? '';
  if (!isFormatOf(type, format)) return `${id}: unknown format ${describe(format)}`;
  const template = templateFrom(wire, facts.apiBase);
  if (template === undefined) return `${id}: no template`;
  if ('html' in template && !hasOwnId(template.html, id)) return `${id}: its markup lacks its id`;
  const brokenRules: BrokenRule[] = [];
  const note =
    (kind: BrokenRule['kind']): ReportBroken =>
    (name, why) =>
      void brokenRules.push({ kind, name, why });
  const popup = {
    id,
    type,
    format,
    template,
    triggers: triggersFromWire(wire, note('trigger')),
    filters: filtersFromWire(wire, note('filter')),
    frequency: frequencyFromWire(wire, note('filter')),
    ...restFromWire(wire, { type, format }, facts),
  };
  return { popup, brokenRules };
}

/** A popup is displayed if the value is missing. */
function isHidden(display: unknown): boolean {
  return display === false || /^(0|no|false|off)$/i.test(asText(display) ?? '');
}

type RestOfPopup = Omit<
  Popup,
  'id' | 'type' | 'format' | 'template' | 'triggers' | 'filters' | 'frequency'
>;

function restFromWire(
  wire: WireRecord,
  { type, format }: Pick<Popup, 'type' | 'format'>,
  { language, isFreePlan }: AnswerFacts,
): RestOfPopup {
  const design = asRecord(wire['design_properties']) ?? {};
  return {
    name: asText(wire['poptin_name']) ?? '',
    stopForConverted: asFlag(wire['stop_showing_to_converted_users']),
    accountId: asText(wire['account_id']) ?? '',
    target: nonEmpty(wire['poptin_target']) ?? 'lead',
    language: nonEmpty(wire['lang']) === undefined ? language : languageFrom(wire['lang']),
    viewerId: asText(wire['viewer_id']) ?? '',
    appearance: appearanceFromWire(wire, design),
    closing: closingFromWire(wire, design),
    afterConversion: afterConversionFromWire(wire, design),
    isFreePlan,
    hasCredit: asFlag(wire['if_poptin_credit']),
    ...present({
      keepsUnfinished: asFlag(design['poptin_design_keep_unfinished']) || undefined,
      teaser: teaserFromWire(wire),
      game: type === 'gamified' ? gameFromWire(wire, design, format) : undefined,
      coupon: couponFrom(asRecord(design['coupon']), type),
      applyAddress: nonEmpty(design['coupon_apply_url']),
      abTest: abTestFrom(wire),
    }),
  };
}

function templateFrom(wire: WireRecord, apiBase: string): Popup['template'] | undefined {
  const html = nonEmpty(wire['poptin']);
  if (html !== undefined) return { html };
  const url = nonEmpty(wire['poptin_url']);
  const absolute = url === undefined ? undefined : parseUrl(url, `${apiBase}/`);
  return absolute !== undefined && /^https?:$/.test(absolute.protocol)
    ? { url: absolute.href }
    : undefined;
}

/**
 * An empty code is drawn when it comes into view, but not in a game, which draws only prizes.
 * Without a type either, it is no coupon: the block shows its own code.
 */
function couponFrom(coupon: WireRecord | undefined, type: Popup['type']): Popup['coupon'] {
  const code = asText(coupon?.['code']);
  const how = coupon?.['coupon_type'];
  return code === undefined || (code === '' && (type === 'gamified' || isUnused(how)))
    ? undefined
    : { type: how === 'unique' ? 'unique' : 'fixed', code };
}

function abTestFrom(wire: WireRecord): Popup['abTest'] {
  const name = nonEmpty(wire['ab_test']);
  return name === undefined
    ? undefined
    : {
        name,
        parentId: asText(wire['ab_test_parent_id']) ?? '',
        ...present({ originalId: nonEmpty(wire['ab_test_original_id']) }),
      };
}
