export { answerNames } from './answer-names.ts';
export { isBirthday } from './birthday.ts';
export { wantsBusinessEmail } from './business-email.ts';
export {
  type CalendarDate,
  parseDayFirstDate,
  parseIsoDate,
  formatDayFirstDate,
  formatIsoDate,
} from './calendar-date.ts';
export { checkField } from './check-field.ts';
export { isEmailAddress } from './email-address.ts';
export { checksTypos } from './email-mode.ts';
export { type AnsweredField, isEmptyForm, fieldToHighlight, isConsent } from './empty-form.ts';
export {
  FIELD_KINDS,
  type FieldKind,
  type FieldKindTraits,
  type CommonKind,
  traitsOf,
} from './field-kinds.ts';
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
} from './field-spec.ts';
export type { FilledField, LeadField } from './filled-field.ts';
export { isLengthLimited } from './input-length.ts';
export { visibleText, isEmptyValue, valueText } from './answer-text.ts';
export { keepNumberCharacters, roundedNumberText } from './numeric.ts';
export { parseFieldSpec } from './parse-field-spec.ts';
export { phoneModeOf } from './phone-mode.ts';
export { VALIDATED_PHONE_PATTERN } from './phone-validated.ts';
export { suggestEmail } from './suggest-email.ts';
