import type { CalendarDate } from './dates/calendar-date.ts';
import type { FieldSpec, FieldValue } from './fields/field-spec.ts';

/** What can be wrong with an answer. The view has a message for each, in every language. */
export const PROBLEM_CODES = [
  'required',
  'choose-one',
  'choose-at-least-one',
  'tick-to-go-on',
  'too-long',
  'name-wrong',
  'email-wrong',
  'email-typos',
  'email-not-business',
  'phone-wrong',
  'phone-digits',
  'phone-israeli-wrong',
  'phone-international-wrong',
  'birthday-wrong',
  'date-wrong',
  'number-wrong',
  'url-wrong',
  'option-unknown',
] as const;
export type ProblemCode = (typeof PROBLEM_CODES)[number];

/** What the phone library reports about a number in international mode. */
export interface ReadPhone {
  readonly isValid: boolean;
  /** +972501234567; absent while the number is not complete. */
  readonly e164?: string;
}

/**
 * The facts from outside the form that rules need. If one is missing, its rule is off.
 * docs/behaviour/forms.md#missing-helpers.
 */
export interface RuleContext {
  readonly today: CalendarDate;
  readonly freeMailDomains?: ReadonlySet<string>;
  /** This field's number as the phone library reads it. */
  readonly phone?: ReadPhone;
}

/** One way an answer can be wrong. A new rule is a file, its test, and a line in `check-field.ts`. */
export interface FieldRule {
  readonly name: string;
  appliesTo(spec: FieldSpec): boolean;
  /** The problem, or undefined. Called with an empty value only when `seesEmpty` is set. */
  check(value: FieldValue, spec: FieldSpec, context: RuleContext): ProblemCode | undefined;
  readonly seesEmpty?: true;
}
