export {
  announceProblems,
  checkField,
  checkForm,
  checkLeft,
  problemTextsFor,
  shakeForm,
  suggestEmail,
} from '@beckon/popup-view/validator';
export { createResponses } from '../start/show/create-responses.ts';
