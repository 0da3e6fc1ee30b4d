/**
 * What a form needs once the visitor acts: the rules, their words, the suggestions. Loaded as soon
 * as a form is drawn, so that the popup is on screen without waiting for it.
 */
export { checkField, suggestEmail } from '@beckon/contract/form-rules';
export { problemTextsFor } from '../../messages/problem-texts.ts';
export { announceProblem, announceProblems } from './announcement.ts';
export { checkForm } from './check-form.ts';
