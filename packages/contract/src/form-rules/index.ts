export { answerNames } from './fields/answer-names.ts';
export { isBirthday } from './dates/birthday.ts';
export { wantsBusinessEmail } from './email/business-email.ts';
export {
  type CalendarDate,
  parseDayFirstDate,
  parseIsoDate,
  formatDayFirstDate,
  formatIsoDate,
} from './dates/calendar-date.ts';
export { checkField } from './check-field.ts';
export { isEmailAddress } from './email/email-address.ts';
export { checksTypos } from './email/email-mode.ts';
export {
  type AnsweredField,
  isEmptyForm,
  fieldToHighlight,
  isConsent,
} from './fields/empty-form.ts';
export {
  FIELD_KINDS,
  type FieldKind,
  type FieldKindTraits,
  type CommonKind,
  traitsOf,
} from './fields/field-kinds.ts';
export { type ProblemCode, type ReadPhone, type RuleContext } from './field-rule.ts';
export {
  BASE_FIELD_NAMES,
  type BaseFieldName,
  EMAIL_MODES,
  type EmailMode,
  PHONE_MODES,
  type PhoneMode,
  type FieldSpec,
  type FieldValue,
} from './fields/field-spec.ts';
export type { FilledField, LeadField } from './fields/filled-field.ts';
export { isLengthLimited } from './input-length.ts';
export { visibleText, isEmptyValue, valueText } from './fields/answer-text.ts';
export { keepNumberCharacters, roundedNumberText } from './texts/numeric.ts';
export { parseFieldSpec } from './fields/parse-field-spec.ts';
export { phoneModeOf } from './phone/phone-mode.ts';
export { VALIDATED_PHONE_PATTERN } from './phone/phone-validated.ts';
export { suggestEmail } from './email/suggest-email.ts';
