import {
  checkField,
  isConsent,
  isEmptyValue,
  type FieldSpec,
  parseIsoDate,
  phoneModeOf,
  type ReadPhone,
} from '@beckon/contract/form-rules';
import { parsePhoneNumberFromString } from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/min/metadata';
import { chosenIn } from '../../lib/leads/chosen-options.ts';
import type { WrongAnswer } from '../../store/store.ts';
import type { SubmittedAnswer } from './read-fields.ts';

/**
 * In ms. After this time, pages that were open when the form changed have been left or loaded
 * again.
 */
const OLD_FORM_MS = 3_600_000;

export interface FormCheck {
  /** The published fields; those of both designs if there is a phone design. */
  readonly specs: readonly FieldSpec[];
  readonly answers: readonly SubmittedAnswer[];
  readonly freeMailDomains: ReadonlySet<string>;
  /** The site's day, `YYYY-MM-DD`. */
  readonly day: string;
  /** How long the current form has been published, in ms. */
  readonly publishedForMs: number;
  /** Whether the form is only one of two designs: a field of the other may be missing. */
  readonly hasTwoDesigns: boolean;
}

/**
 * The answers that the rules of the form refuse. The browser has checked the same rules, so this
 * finds only what did not come through our form. Answers to fields that are no longer published are
 * accepted. A missing answer is accepted while pages with an older form may still be open.
 */
export function checkAnswers(check: FormCheck): readonly WrongAnswer[] {
  const { specs, answers, publishedForMs, hasTwoDesigns } = check;
  // A conversion by a button has no answers.
  if (answers.length === 0) return [];
  const mayLack = hasTwoDesigns || publishedForMs < OLD_FORM_MS;
  const wrong = specs.flatMap((spec): WrongAnswer[] => {
    const answer = answerTo(spec, check);
    if (answer === undefined && mayLack) return [];
    const problem = problemOf(spec, answer ?? '', check);
    return problem === undefined ? [] : [{ field: spec.label || spec.name || spec.id, problem }];
  });
  return wrong.filter(
    ({ field, problem }, at) =>
      wrong.findIndex((other) => other.field === field && other.problem === problem) === at,
  );
}

/**
 * Whether the popup's form was sent: something is filled in, and each required field of one of its
 * designs has a valid answer. A form without questions counts as sent with any conversion. A
 * required field may be missing while pages with an older form may still be open.
 */
export function isFormSent(
  designs: readonly (readonly FieldSpec[])[],
  check: Omit<FormCheck, 'specs' | 'hasTwoDesigns'>,
): boolean {
  const isFilled = check.answers.some(({ value }) => !isEmptyValue(value));
  return designs.some((specs) => {
    const asksAnything = specs.some((spec) => spec.kind !== 'hidden' && !isConsent(spec));
    return (isFilled || !asksAnything) && specs.every((spec) => isAnswered(spec, check));
  });
}

function isAnswered(spec: FieldSpec, check: Omit<FormCheck, 'specs' | 'hasTwoDesigns'>): boolean {
  if (!spec.isRequired) return true;
  const answer = answerTo(spec, check);
  if (answer === undefined && check.publishedForMs < OLD_FORM_MS) return true;
  return problemOf(spec, answer ?? '', check) === undefined;
}

/** The answer to a field: by its id, or by its name if the answer has no id. */
function answerTo(
  { id, kind, name, baseName }: FieldSpec,
  { answers }: Pick<FormCheck, 'answers'>,
): string | undefined {
  const ownName = baseName ?? name;
  const isNamed = (answer: string): boolean =>
    ownName === '' ? isCountedName(answer, kind) : answer === ownName || answer === kind;
  const found =
    answers.find((answer) => answer.id === id && answer.kind === kind) ??
    answers.find((answer) => answer.id === '' && isNamed(answer.name));
  return found?.value;
}

/** A field without a name is sent as its kind and a counter. */
function isCountedName(name: string, kind: string): boolean {
  return name.startsWith(kind) && /^\d*$/.test(name.slice(kind.length));
}

function problemOf(
  spec: FieldSpec,
  value: string,
  { freeMailDomains, day }: Pick<FormCheck, 'freeMailDomains' | 'day'>,
): WrongAnswer['problem'] | undefined {
  const today = parseIsoDate(day);
  if (today === undefined) return undefined;
  const phone = readPhone(spec, value);
  return checkField(spec, chosenIn(spec, value), {
    today,
    freeMailDomains,
    ...(phone === undefined ? {} : { phone }),
  });
}

/** A number without + has no country here, so it cannot be checked and counts as correct. */
function readPhone(spec: FieldSpec, value: string): ReadPhone | undefined {
  if (phoneModeOf(spec) !== 'international' || !value.trim().startsWith('+')) return undefined;
  const number = parsePhoneNumberFromString(value, { extract: false }, metadata);
  return { isValid: number?.isValid() === true };
}
