import type { SubmittedField } from '@beckon/contract/calls';
import type { EventPlace, PublishedPopup, WrongAnswer } from '../../store/store.ts';
import type { VisitorParts } from '../../visitor-parts.ts';
import { checkAnswers } from './check-answers.ts';
import { createFormReader } from './form-of-template.ts';

type AnswerCheck = (answers: readonly SubmittedField[]) => readonly WrongAnswer[];

/** Makes the check of a popup's answers, by the form that is published at that time. */
export function createAnswerChecker({
  store,
  freeMailDomains,
}: Pick<VisitorParts, 'store' | 'freeMailDomains'>): (
  published: PublishedPopup,
  place: EventPlace,
) => Promise<AnswerCheck> {
  const readForm = createFormReader(store);
  const domains = new Set(freeMailDomains.split('\n'));
  return async ({ templateHash, mobileTemplateHash, at }, place) => {
    const hasTwoDesigns = mobileTemplateHash !== undefined;
    const specs = await readForm([templateHash, ...(hasTwoDesigns ? [mobileTemplateHash] : [])]);
    return (answers) =>
      checkAnswers({
        specs,
        answers,
        freeMailDomains: domains,
        day: place.day,
        publishedForMs: place.at - at,
        hasTwoDesigns,
      });
  };
}
