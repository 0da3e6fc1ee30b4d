import { type FieldSpec, isConsent } from '@beckon/contract/form-rules';
import type { SubmittedField } from '@beckon/contract/calls';
import type {
  ConsentRecordOfLead,
  EventPlace,
  PublishedPopup,
  WrongAnswer,
} from '../../store/store.ts';
import type { PublicApiDeps } from '../../public-api-deps.ts';
import { checkAnswers, isFormSent } from './check-answers.ts';
import { createFormReader } from './form-of-template.ts';
import type { SubmittedForm } from './read-fields.ts';

/** What the rules of a popup's form say about a submission. */
export interface CheckedForm {
  readonly wrongAnswers: readonly WrongAnswer[];
  /** Everything that the form requires is there, so what waits for the form may come now. */
  readonly isFormSent: boolean;
  /** The consents that the visitor was asked for. */
  readonly consents: readonly ConsentRecordOfLead[];
}

type FormCheckOf = (form: Pick<SubmittedForm, 'extraFields' | 'named'>) => CheckedForm;

/** Makes the check of a popup's answers, by the form that is published at that time. */
export function createAnswerChecker({
  store,
  freeMailDomains,
}: Pick<PublicApiDeps, 'store' | 'freeMailDomains'>): (
  published: PublishedPopup,
  place: EventPlace,
) => Promise<FormCheckOf> {
  const readForms = createFormReader(store);
  const domains = new Set(freeMailDomains.split('\n'));
  return async ({ templateHash, mobileTemplateHash, at }, place) => {
    const hasTwoDesigns = mobileTemplateHash !== undefined;
    const hashes = hasTwoDesigns ? [templateHash, mobileTemplateHash] : [templateHash];
    const designs = await readForms(hashes);
    return ({ extraFields, named }) => {
      const check = {
        answers: extraFields,
        named,
        freeMailDomains: domains,
        day: place.day,
        publishedForMs: place.at - at,
      };
      return {
        wrongAnswers: checkAnswers({ ...check, specs: designs.flat(), hasTwoDesigns }),
        isFormSent: isFormSent(designs, check),
        consents: consentsIn(designs.flat(), extraFields),
      };
    };
  };
}

/**
 * The consent boxes that were sent, with their texts as the visitor saw them. The page sends the
 * text that it showed, cut to a length. The published form has the complete text, unless it was
 * changed after the page was loaded.
 */
function consentsIn(
  specs: readonly FieldSpec[],
  answers: readonly SubmittedField[],
): readonly ConsentRecordOfLead[] {
  return answers.flatMap((answer) => {
    const spec = specs.find(({ id, kind }) => id === answer.id && kind === answer.type);
    if (spec === undefined || !isConsent(spec)) return [];
    const { property_name: shown = '', value } = answer;
    const text = spec.label.startsWith(shown) ? spec.label : shown;
    return [{ text, isGiven: value !== '' }];
  });
}
