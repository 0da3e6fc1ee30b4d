import type { Popup } from '@beckon/contract/popup';
import type { ConversionRequest } from '@beckon/contract/calls';
import type { FilledForm } from '@beckon/popup-view/view-contract';
import type { TriggerName } from '@beckon/contract/values';
import { jsonText } from '@beckon/host-page/json-text';
import { asRecord, asText } from './answer-reading.ts';
import type { CallRequest } from '@beckon/host-page/send';
import {
  cut,
  deviceToWire,
  flagToWire,
  LIMITS,
  storeToWire,
  type WireForm,
} from './to-wire/to-wire.ts';
import { fieldsToWire } from './to-wire/fields-to-wire.ts';
import { visitedPagesToWire } from './to-wire/visited-pages-to-wire.ts';
import type { VisitFacts } from './visit-facts.ts';

/** What the visitor did, and in which view of which popup. */
export interface Conversion {
  readonly popup: Popup;
  readonly firedBy: TriggerName;
  readonly viewId: string | undefined;
  /** Undefined for link and coupon buttons. */
  readonly form: FilledForm | undefined;
  /** Label of the link or coupon button that caused it; empty for a submitted form. */
  readonly extraButton: string;
  readonly coupon: string;
  readonly prizeId: string | undefined;
  readonly idempotencyKey: string;
  /** True: only the steps that are complete so far of a form with several steps. */
  readonly isPartial?: boolean;
}

export interface ConversionReceipt {
  readonly conversionId: string;
  /** Markup that the owner wants in the page's head after a conversion. */
  readonly conversionCode: string;
}

/** `POST /api/display/conversion/{viewer_id}`. docs/behaviour/calls.md#conversion-call. */
export function conversionRequest(
  apiBase: string,
  conversion: Conversion,
  facts: VisitFacts,
): CallRequest & { readonly body: { readonly form: WireForm } } {
  const viewerId = conversion.popup.viewerId === '' ? facts.visitorId : conversion.popup.viewerId;
  const own = ownFields(conversion, facts);
  return {
    url: `${apiBase}/api/display/conversion/${encodeURIComponent(viewerId)}`,
    body: { form: { ...namedFields(conversion.form, own), ...own } },
    outlivesPage: true,
  };
}

function ownFields(
  {
    popup,
    firedBy,
    viewId,
    form,
    extraButton,
    coupon,
    prizeId,
    idempotencyKey,
    isPartial,
  }: Conversion,
  facts: VisitFacts,
): WireForm {
  return {
    url: cut(facts.pageUrl, LIMITS.address),
    p_target: popup.target,
    referrer: cut(facts.referrer, LIMITS.address),
    previous_url: cut(facts.previousUrl, LIMITS.address),
    trigger: firedBy,
    poptin_id: popup.id,
    title: cut(facts.pageTitle, LIMITS.title),
    client_id: facts.clientId,
    visitor: deviceToWire(facts.isMobile),
    facebook_messanger_data_ref: '',
    origin_landing_page: cut(facts.originLandingPage, LIMITS.address),
    ...visitedPagesToWire(facts),
    ...storeToWire(facts),
    browser_language: facts.browserLanguage,
    operating_system: facts.operatingSystem,
    leader_request_cookie: facts.visitorId,
    extra_button: cut(extraButton, LIMITS.short),
    coupon: cut(coupon, LIMITS.short),
    poptin_view_id: viewId ?? '',
    idempotency_key: idempotencyKey,
    ...formToWire(form),
    ...(prizeId === undefined ? {} : { prize_id: prizeId }),
    ...(isPartial === true ? { partial: '1' } : {}),
    ...(facts.countsNothing ? { cancel_visitor_count: '1' } : {}),
  } satisfies ConversionRequest;
}

function formToWire(form: FilledForm | undefined) {
  return {
    checkbox_checked: flagToWire(form?.consentChecked ?? false),
    newExtraFields: jsonText(fieldsToWire(form?.fields ?? [])),
    hp: form?.looksAutomated ? '1' : '',
    shown_ms: form === undefined ? '' : String(Math.round(form.fillTimeMs)),
  };
}

/**
 * Each field is also sent under its own name. A field whose name the call itself uses is sent only
 * inside `newExtraFields`.
 */
function namedFields(form: FilledForm | undefined, own: WireForm): WireForm {
  const named = fieldsToWire(form?.fields ?? []).map(({ name, value }) => [name, value] as const);
  return Object.fromEntries(named.filter(([name]) => !Object.hasOwn(own, name)));
}

export function readReceipt(answer: unknown): ConversionReceipt | undefined {
  const record = asRecord(answer);
  const conversionId = asText(record?.['conversion_id']);
  if (record === undefined || record['success'] === false || conversionId === undefined)
    return undefined;
  return {
    conversionId,
    conversionCode: asText(asRecord(record['integration'])?.['conversion_code']) ?? '',
  };
}
