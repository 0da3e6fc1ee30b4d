import type { SubmittedField } from '@beckon/contract/calls';
import {
  checkField,
  type FieldSpec,
  type FieldValue,
  parseIsoDate,
  phoneModeOf,
  type ReadPhone,
} from '@beckon/contract/form-rules';
import { parsePhoneNumberFromString } from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/min/metadata';
import type { WrongAnswer } from '../../store/store.ts';

/** Pages that were open when the form changed have left or been loaded anew by then. */
const OLD_FORM_MS = 3_600_000;

export interface FormCheck {
  /** The published fields; of both designs where phones have one of their own. */
  readonly specs: readonly FieldSpec[];
  readonly answers: readonly SubmittedField[];
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
  const { specs, answers, publishedForMs, hasTwoDesigns } = check;
  if (answers.length === 0) return [];
  const mayLack = hasTwoDesigns || publishedForMs < OLD_FORM_MS;
  const wrong = specs.flatMap((spec): WrongAnswer[] => {
    const answer = answers.find(({ id, type }) => id === spec.id && type === spec.kind);
    if (answer === undefined && mayLack) return [];
    const problem = problemOf(spec, answer?.value ?? '', check);
    return problem === undefined ? [] : [{ field: spec.label || spec.name || spec.id, problem }];
  });
  return wrong.filter(
    ({ field, problem }, at) =>
      wrong.findIndex((other) => other.field === field && other.problem === problem) === at,
  );
}

function problemOf(
  spec: FieldSpec,
  value: string,
  { freeMailDomains, day }: FormCheck,
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
