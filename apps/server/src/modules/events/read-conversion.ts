import type { ConversionRequest } from '@beckon/contract/calls';
import { POPUP_TARGETS, TRIGGER_NAMES } from '@beckon/contract/values';
import { keptText, oneOf, readVisitorId } from '../../http/call-facts.ts';
import { readJsonText } from '../../lib/read-json-text.ts';
import type { EventPlace, NewConversion } from '../../store/store.ts';
import type { CheckedForm } from './answer-checker.ts';
import type { ShownCode } from './code-of-design.ts';
import { eventId } from './event-id.ts';
import { leadIdentity } from './lead-identity.ts';
import { readFields, type SubmittedForm } from './read-fields.ts';
import { suspicionOf } from './suspicion.ts';

const MAX_PAGES = 200;
const UNFINISHED: CheckedForm = { wrongAnswers: [], isFormSent: false, consents: [] };

/** What the call itself does not contain. */
export interface RequestContext extends ShownCode {
  readonly place: EventPlace;
  readonly visitorId: string;
  readonly country: string;
  readonly thisMinute: number;
  readonly isPartial: boolean;
  /** What the form's rules say of it; asked for complete forms only. */
  readonly checkForm: (form: SubmittedForm) => CheckedForm;
  /** The prize that this visitor really drew; undefined: none. */
  readonly prize: { readonly label: string; readonly code: string } | undefined;
}

/**
 * The conversion as it is stored: every field as typed. It has a code only if the server knows it;
 * whatever else the call claims to be its code is dropped.
 * docs/behaviour/calls.md#conversion-call.
 */
export function readConversion(
  body: ConversionRequest,
  { place, visitorId, country, thisMinute, isPartial, prize, checkForm, ...shown }: RequestContext,
): Omit<NewConversion, 'deliveries'> {
  const submitted = readFields(body);
  const { fields, extraFields, isBroken } = submitted;
  const { wrongAnswers, isFormSent, consents } = isPartial ? UNFINISHED : checkForm(submitted);
  return {
    ...place,
    id: eventId(place.at, body.idempotency_key, place.popupId),
    visitorId,
    viewId: readVisitorId(body.poptin_view_id),
    ...leadIdentity(fields),
    fields,
    trigger: oneOf(TRIGGER_NAMES, body.trigger, 'other'),
    device: oneOf(['mobile', 'desktop'], body.visitor, ''),
    country,
    url: keptText(body.url),
    referrer: keptText(body.referrer),
    suspicion: suspicionOf({
      trapField: body.hp,
      shownMs: body.shown_ms,
      hasFields: fields.length > 0,
      isBroken,
      hasWrongAnswers: wrongAnswers.length > 0,
      thisMinute,
    }),
    couponCode: prize?.code ?? codeIn(body, fields.length > 0, shown),
    prizeLabel: prize?.label ?? '',
    extraButton: keptText(body.extra_button),
    isPartial,
    context: {
      ...readContext(body),
      extraFields,
      ...(consents.length === 0 ? {} : { consents }),
      ...(wrongAnswers.length === 0 ? {} : { wrongAnswers }),
      ...(isPartial || isFormSent ? {} : { lacksForm: true }),
    },
  };
}

/** The code that the visitor took, or that their form led to. */
function codeIn(
  { coupon }: ConversionRequest,
  hasForm: boolean,
  { codeForAll, isCodeShown }: ShownCode,
): string {
  return coupon === codeForAll || (hasForm && isCodeShown) ? codeForAll : '';
}

function readContext(
  body: ConversionRequest,
): Omit<NewConversion['context'], 'extraFields' | 'wrongAnswers' | 'consents' | 'lacksForm'> {
  return {
    title: keptText(body.title),
    previousUrl: keptText(body.previous_url),
    landingPage: keptText(body.origin_landing_page),
    language: keptText(body.browser_language),
    operatingSystem: keptText(body.operating_system),
    visitedPages: readPages(
      body.previous_visited_pages_with_current_page ?? body.previous_visited_pages,
    ),
    messengerRef: keptText(body.facebook_messanger_data_ref),
    store: keptText(body.store_integration),
    storeCustomerId: keptText(body.store_integration_customer_id),
    target: oneOf(POPUP_TARGETS, body.p_target, ''),
    checkedBoxes: keptText(body.checkbox_checked),
  };
}

function readPages(json: string | undefined): readonly string[] {
  const list = readJsonText(json ?? '');
  // None when the list was cut off by its length; the lead matters more.
  return Array.isArray(list)
    ? list
        .filter((page) => typeof page === 'string')
        .slice(0, MAX_PAGES)
        .map(keptText)
    : [];
}
