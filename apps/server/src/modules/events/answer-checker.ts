import { type FieldSpec, isConsent } from '@beckon/contract/form-rules';
import type {
  ConsentRecordOfLead,
  EventPlace,
  PublishedPopup,
  WrongAnswer,
} from '../../store/store.ts';
import type { PublicApiDeps } from '../../public-api-deps.ts';
import { checkAnswers, isFormSent } from './check-answers.ts';
import { createFormReader } from '../../lib/popups/form-of-template.ts';
import type { SubmittedAnswer } from './read-fields.ts';

/** The result of checking a submission by the rules of the popup's form. */
export interface CheckedForm {
  readonly wrongAnswers: readonly WrongAnswer[];
  /** All required fields are filled in, so a draw or coupon that waits for the form may follow. */
  readonly isFormSent: boolean;
  /** The consent boxes that were sent, with their answers. */
  readonly consents: readonly ConsentRecordOfLead[];
}

type FormCheckOf = (answers: readonly SubmittedAnswer[]) => CheckedForm;

/** When a form was sent, by what its call says, and when the call arrived (ms). */
type SentForm = Pick<EventPlace, 'at' | 'day'> & { readonly arrivedAt: number };

/** Creates the check of a popup's answers, by the form that is published at that time. */
export function createAnswerChecker({
  store,
  freeMailDomains,
}: Pick<PublicApiDeps, 'store' | 'freeMailDomains'>): (
  published: PublishedPopup,
  sent: SentForm,
) => Promise<FormCheckOf> {
  const readForms = createFormReader(store);
  const domains = new Set(freeMailDomains.split('\n'));
  return async ({ templateHash, mobileTemplateHash, at }, sent) => {
    const hasTwoDesigns = mobileTemplateHash !== undefined;
    const hashes = hasTwoDesigns ? [templateHash, mobileTemplateHash] : [templateHash];
    const designs = await readForms(hashes);
    return (answers) => {
      const check = {
        answers,
        freeMailDomains: domains,
        day: sent.day,
        publishedForMs: sent.at - at,
      };
      // A prize waits for the form, so what the call says of its time does not count here.
      const onArrival = { ...check, publishedForMs: sent.arrivedAt - at };
      return {
        wrongAnswers: checkAnswers({ ...check, specs: designs.flat(), hasTwoDesigns }),
        isFormSent: isFormSent(designs, onArrival),
        consents: consentsIn(designs.flat(), answers),
      };
    };
  };
}

/**
 * The consent boxes that were sent, with their texts as the visitor saw them. The page sends the
 * shown text, cut to a length. The published form has the complete text, unless it was changed
 * after the page was loaded.
 */
function consentsIn(
  specs: readonly FieldSpec[],
  answers: readonly SubmittedAnswer[],
): readonly ConsentRecordOfLead[] {
  return answers.flatMap(({ id, kind, label: shown, value }) => {
    const spec = specs.find((one) => one.id === id && one.kind === kind);
    if (spec === undefined || !isConsent(spec)) return [];
    const text = spec.label.startsWith(shown) ? spec.label : shown;
    return [{ text, isGiven: value !== '' }];
  });
}
