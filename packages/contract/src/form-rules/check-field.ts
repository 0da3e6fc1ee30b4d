import type { FieldSpec, FieldValue } from './fields/field-spec.ts';
import type { FieldRule, ProblemCode, RuleContext } from './field-rule.ts';
import { birthday } from './dates/birthday.ts';
import { businessEmail } from './email/business-email.ts';
import { realDateRule } from './dates/real-date.ts';
import { emailAddress } from './email/email-address.ts';
import { inputLength } from './input-length.ts';
import { isEmptyValue } from './fields/answer-text.ts';
import { knownOption } from './known-option.ts';
import { numeric } from './texts/numeric.ts';
import { personName } from './texts/person-name.ts';
import { phoneBasic } from './phone/phone-basic.ts';
import { phoneInternational } from './phone/phone-international.ts';
import { phoneIsraeli } from './phone/phone-israeli.ts';
import { phoneValidated } from './phone/phone-validated.ts';
import { required } from './required.ts';
import { webAddress } from './texts/web-address.ts';

/** Every rule, in the order in which its messages are shown. */
export const FIELD_RULES: readonly FieldRule[] = [
  required,
  inputLength,
  personName,
  emailAddress,
  businessEmail,
  phoneBasic,
  phoneValidated,
  phoneIsraeli,
  phoneInternational,
  birthday,
  realDateRule,
  numeric,
  webAddress,
  knownOption,
];

/**
 * The first problem of an answer, or undefined if there is none. An empty answer to an optional
 * field is never wrong.
 */
export function checkField(
  spec: FieldSpec,
  value: FieldValue,
  context: RuleContext,
): ProblemCode | undefined {
  const isEmpty = isEmptyValue(value);
  for (const rule of FIELD_RULES) {
    if ((isEmpty && rule.seesEmpty !== true) || !rule.appliesTo(spec)) continue;
    const problem = rule.check(value, spec, context);
    if (problem !== undefined) return problem;
  }
  return undefined;
}
