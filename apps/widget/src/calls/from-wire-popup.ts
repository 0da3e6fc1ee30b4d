import type { Popup } from '@beckon/contract/popup';
import { isFormatOf, POPUP_TARGETS } from '@beckon/contract/values';
import { parseUrl } from '@beckon/host-page/parse-url';
import type { PopupWithBrokenRules } from '@beckon/popup-core/popup/broken-rules';
import type { PopupEntry } from '../popup/popup-entry.ts';
import { asFlag, asRecord, asText, oneOf, type WireRecord } from './answer-reading.ts';
import { nonEmpty } from './answer-from-wire.ts';
import { languageFrom } from './from-wire.ts';
import {
  afterConversionFromWire,
  appearanceFromWire,
  closingFromWire,
  teaserFromWire,
} from './from-wire-design.ts';
import { filtersFromWire } from './from-wire-filters.ts';
import { frequencyFromWire } from './from-wire-frequency.ts';
import { gameFromWire } from './from-wire-game.ts';
import { describe, present, type ReportBroken } from './from-wire-triggers.ts';
import { hasOwnId } from './own-id.ts';

/**
 * The whole popup, once it is wanted, or the reason why it cannot be shown.
 * docs/behaviour/display-call.md#a-popup-in-the-answer.
 */
export function popupFromWire(entry: PopupEntry, apiBase: string): PopupWithBrokenRules | string {
  const {
    wire,
    popup: { id, type },
  } = entry;
  const format = asText(wire['poptin_format']) ?? '';
  if (!isFormatOf(type, format)) return `${id}: unknown format ${describe(format)}`;
  const template = templateFrom(wire, apiBase);
  if (template === undefined) return `${id}: no template`;
  if ('html' in template && !hasOwnId(template.html, id)) return `${id}: its markup lacks its id`;
  const brokenRules = [...entry.brokenRules];
  const note: ReportBroken = (name, why) => void brokenRules.push({ kind: 'filter', name, why });
  const rules = { filters: filtersFromWire(wire, note), frequency: frequencyFromWire(wire, note) };
  return { popup: buildPopup(entry, { format, template, ...rules }), brokenRules };
}

type Shape = Pick<Popup, 'template' | 'format' | 'filters' | 'frequency'>;

function buildPopup(
  { wire, popup: { id, name, type, triggers }, answer }: PopupEntry,
  shape: Shape,
): Popup {
  const design = asRecord(wire['design_properties']) ?? {};
  return {
    id,
    name,
    type,
    triggers,
    ...shape,
    stopForConverted: asFlag(wire['stop_showing_to_converted_users']),
    accountId: asText(wire['account_id']) ?? '',
    target: oneOf(POPUP_TARGETS, wire['poptin_target']) ?? 'lead',
    language: nonEmpty(wire['lang']) === undefined ? answer.language : languageFrom(wire['lang']),
    viewerId: asText(wire['viewer_id']) ?? '',
    appearance: appearanceFromWire(wire, design),
    closing: closingFromWire(wire, design),
    afterConversion: afterConversionFromWire(wire, design),
    isFreePlan: answer.isFreePlan,
    hasCredit: asFlag(wire['if_poptin_credit']),
    ...present({
      keepsUnfinished: asFlag(design['poptin_design_keep_unfinished']) || undefined,
      teaser: teaserFromWire(wire),
      game: type === 'gamified' ? gameFromWire(wire, design, shape.format) : undefined,
      coupon: couponFrom(asRecord(design['coupon'])),
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

function couponFrom(coupon: WireRecord | undefined): Popup['coupon'] {
  const code = asText(coupon?.['code']);
  return code === undefined
    ? undefined
    : { type: coupon?.['coupon_type'] === 'unique' ? 'unique' : 'fixed', code };
}

function abTestFrom(wire: WireRecord): Popup['abTest'] {
  const name = nonEmpty(wire['ab_test']);
  return name === undefined
    ? undefined
    : { name, parentId: asText(wire['ab_test_parent_id']) ?? '' };
}
