import { STEP_LISTS, stepsOf } from '../../popup/form-steps.ts';
import { blocksOf } from './blocks-of.ts';
import { issueIf, type IssueFinder, placeOfBlock } from '../publish-issue.ts';

/**
 * A form that visitors can fill in but not send: its button was deleted, or left in an earlier
 * step.
 */
export const findFormIssues: IssueFinder = (_settings, { design, mobileDesign }) => {
  const forms = [design, mobileDesign].flatMap((each) => blocksOf(each, 'Form'));
  const stuck = forms.find((form) => !canBeSent(lastStepOf(form)));
  const where = stepsOf(stuck ?? {}) > 1 ? 'The last step of your form' : 'Your form';
  return issueIf(stuck !== undefined, {
    ...placeOfBlock(stuck),
    message: `${where} has no submit button, so visitors cannot send it.`,
  });
};

function lastStepOf(form: Readonly<Record<string, unknown>>): unknown {
  return form[STEP_LISTS[stepsOf(form) - 1] ?? 'fields'];
}

/** The owner's own html may contain a button. */
function canBeSent(step: unknown): boolean {
  return ['SubmitButton', 'Html'].some((kind) => blocksOf(step, kind).length > 0);
}
