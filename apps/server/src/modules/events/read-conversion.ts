import type { ConversionRequest } from '@beckon/contract/calls';
import { POPUP_TARGETS, TRIGGER_NAMES } from '@beckon/contract/values';
import { keptText, oneOf, readVisitorId } from '../../http/visitor/call-facts.ts';
import { readJsonText } from '../../lib/json/read-json-text.ts';
import type { DrawRecord, EventPlace, NewConversion } from '../../store/store.ts';
import type { CheckedForm } from './answer-checker.ts';
import type { ShownCode } from './code-of-design.ts';
import { eventId } from './event-id.ts';
import { leadIdentity } from '../../lib/leads/lead-identity.ts';
import { readFields, type SubmittedAnswer, toLeadField } from './read-fields.ts';
import { suspicionOf } from './suspicion.ts';

const MAX_PAGES = 200;
/** The limit for the characters of all page addresses together. */
const PAGES_TOGETHER = 50_000;
/** The result for an unfinished form, in which any field may be missing. */
const NOT_CHECKED: CheckedForm = { wrongAnswers: [], isFormSent: true, consents: [] };

/** The data that the call itself does not contain. */
export interface RequestContext extends ShownCode {
  readonly place: EventPlace;
  readonly visitorId: string;
  readonly country: string;
  /** The number of conversions by this visitor and network within a minute, including this one. */
  readonly countThisMinute: number;
  readonly isPartial: boolean;
  /** Checks the answers by the form's rules. Only complete forms are checked. */
  readonly checkForm: (answers: readonly SubmittedAnswer[]) => CheckedForm;
  /** The prize that this visitor really drew; undefined if there is none. */
  readonly prize: Pick<DrawRecord, 'label' | 'isWinning' | 'code'> | undefined;
}

/**
 * The conversion as it is stored: every field as typed. Its code comes from the server's own data;
 * any other code in the call is dropped. docs/behaviour/calls.md#conversion-call.
 */
export function readConversion(
  body: ConversionRequest,
  {
    place,
    visitorId,
    country,
    countThisMinute,
    isPartial,
    prize,
    checkForm,
    ...shown
  }: RequestContext,
): Omit<NewConversion, 'deliveries'> {
  const { answers, isBroken } = readFields(body);
  const fields = answers.map(toLeadField);
  const checked = isPartial ? NOT_CHECKED : checkForm(answers);
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
      hasWrongAnswers: checked.wrongAnswers.length > 0,
      countThisMinute,
    }),
    couponCode: prize?.code ?? codeIn(body, fields.length > 0, shown),
    prizeLabel: prize?.label ?? '',
    prizeWon: prize ? wonIn(prize) : '',
    extraButton: keptText(body.extra_button),
    isPartial,
    context: { ...readContext(body), ...resultsOf(checked) },
  };
}

/** Empty if nothing with a name was drawn. */
function wonIn({ label, isWinning }: Pick<DrawRecord, 'label' | 'isWinning'>): string {
  if (label === '') return '';
  return isWinning ? 'yes' : 'no';
}

type CheckResults = Pick<NewConversion['context'], 'wrongAnswers' | 'consents' | 'lacksForm'>;

/** The results of the check, without empty ones. */
function resultsOf({ wrongAnswers, consents, isFormSent }: CheckedForm): CheckResults {
  return {
    ...(consents.length === 0 ? {} : { consents }),
    ...(wrongAnswers.length === 0 ? {} : { wrongAnswers }),
    ...(isFormSent ? {} : { lacksForm: true }),
  };
}

/** The code that the visitor took, or that sending the form showed. */
function codeIn(
  { coupon }: ConversionRequest,
  hasForm: boolean,
  { codeForAll, isCodeShown }: ShownCode,
): string {
  return coupon === codeForAll || (hasForm && isCodeShown) ? codeForAll : '';
}

function readContext(body: ConversionRequest): Omit<NewConversion['context'], keyof CheckResults> {
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
  // Empty if the list is broken because it was cut by its length. The lead is more important.
  if (!Array.isArray(list)) return [];
  const pages = list.filter((page) => typeof page === 'string').slice(0, MAX_PAGES);
  let left = PAGES_TOGETHER;
  return pages.map(keptText).filter((page) => (left -= page.length) >= 0);
}
