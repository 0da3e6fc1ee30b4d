/**
 * What a form needs when the visitor acts: the rules, the texts of their problems, the suggestions,
 * the movement of an empty form. Loaded after the form is drawn, so that the popup does not wait
 * for it.
 */
export { checkField, suggestEmail } from '@beckon/contract/form-rules';
export { problemTextsFor } from '../../messages/problem-texts.ts';
export { announceProblems } from './announcement.ts';
export { checkForm } from './check-form.ts';
export { checkLeft } from './check-left.ts';
export { shakeForm } from './shake-form.ts';
