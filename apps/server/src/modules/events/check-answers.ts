import type { SubmittedField } from '@beckon/contract/calls';
import {
  checkField,
  isConsent,
  isEmptyValue,
  type FieldSpec,
  type FieldValue,
  parseIsoDate,
  phoneModeOf,
  type ReadPhone,
} from '@beckon/contract/form-rules';
import { parsePhoneNumberFromString } from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/min/metadata';
import type { LeadFieldRecord, WrongAnswer } from '../../store/store.ts';

/** Pages that were open when the form changed have left or been loaded again by then. */
const OLD_FORM_MS = 3_600_000;

export interface FormCheck {
  /** The published fields; of both designs where phones have one of their own. */
  readonly specs: readonly FieldSpec[];
  readonly answers: readonly SubmittedField[];
  /** Answers that came by their own names only. docs/behaviour/forms.md#names-of-answers. */
  readonly named: readonly LeadFieldRecord[];
  readonly freeMailDomains: ReadonlySet<string>;
  /** The site's day, `YYYY-MM-DD`. */
  readonly day: string;
  /** How long the form has been as it is. */
  readonly publishedForMs: number;
  /** Whether the form is only one of two designs: a field of the other may be missing. */
  readonly hasTwoDesigns: boolean;
}

/**
 * What of a submission the rules of its form refuse. The visitor's browser asks the same rules, so
 * that only what came past it is found here. Answers to fields that are not published any more are
 * let through, and so is a field without an answer of any kind while older pages may be open.
 */
export function checkAnswers(check: FormCheck): readonly WrongAnswer[] {
  const { specs, answers, named, publishedForMs, hasTwoDesigns } = check;
  // A button alone sends no answers.
  if (answers.length === 0 && named.length === 0) return [];
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
 * Whether a submission is the popup's form: something is filled in, and one of its designs has all
 * that it requires, as its rules want it. A form that asks nothing is sent by any conversion; who
 * saw an older form is not held to the new one.
 */
export function isFormSent(
  designs: readonly (readonly FieldSpec[])[],
  check: Omit<FormCheck, 'specs' | 'hasTwoDesigns'>,
): boolean {
  const isFilled = [...check.answers, ...check.named].some(({ value }) => !isEmptyValue(value));
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

/** What was answered to a field, in the list of answers or by a name that means the field. */
function answerTo(
  { id, kind, name, baseName }: FieldSpec,
  { answers, named }: Pick<FormCheck, 'answers' | 'named'>,
): string | undefined {
  const listed = answers.find((answer) => answer.id === id && answer.type === kind);
  if (listed !== undefined) return listed.value;
  const ownName = baseName ?? name;
  return named.find((field) =>
    ownName === ''
      ? isCountedName(field.name, kind)
      : field.name === ownName || field.name === kind,
  )?.value;
}

/** A field without a name is sent under its kind and a counter. */
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

/** Without its + a number's country is not known here: nothing can be said against it. */
function readPhone(spec: FieldSpec, value: string): ReadPhone | undefined {
  if (phoneModeOf(spec) !== 'international' || !value.trim().startsWith('+')) return undefined;
  const number = parsePhoneNumberFromString(value, { extract: false }, metadata);
  return { isValid: number?.isValid() === true };
}

/** Ticked boxes arrive as one text, in the order of the options; an option may hold a comma. */
function chosenIn({ kind, options = [] }: FieldSpec, value: string): FieldValue {
  if (kind !== 'checkbox' || options.length === 0) return value;
  const chosen: string[] = [];
  let rest = value;
  while (rest !== '') {
    const next = options
      .filter((option) => rest === option || rest.startsWith(`${option}, `))
      .toSorted((first, second) => second.length - first.length)[0];
    if (next === undefined) return [...chosen, rest];
    chosen.push(next);
    rest = rest.slice(next.length + 2);
  }
  return chosen;
}
