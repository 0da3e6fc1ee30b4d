import {
  checkField,
  fieldToHighlight,
  isEmptyForm,
  type FieldSpec,
  type FieldValue,
  type ProblemCode,
  type RuleContext,
} from '@beckon/contract/form-rules';

/** A field with everything needed to check it. */
export interface FieldToCheck {
  readonly spec: FieldSpec;
  readonly step: number;
  readonly value: FieldValue;
  readonly context: RuleContext;
}

/** Why a form cannot continue. */
export interface FormRefusal {
  readonly problems: ReadonlyMap<string, ProblemCode>;
  readonly isEmpty: boolean;
  /** The first field with a problem, and its step. */
  readonly first: { readonly id: string; readonly step: number };
}

/**
 * Undefined if the fields may be sent. A form without any answer is refused even if no field is
 * required. docs/behaviour/forms.md#empty-forms.
 */
export function checkForm(
  fields: readonly FieldToCheck[],
  options: { readonly maySendEmpty: boolean },
): FormRefusal | undefined {
  if (!options.maySendEmpty && isEmptyForm(fields)) return refuseEmpty(fields);
  const problems = problemsOf(fields);
  const first = fields.find(({ spec }) => problems.has(spec.id));
  return first === undefined
    ? undefined
    : { problems, isEmpty: false, first: { id: first.spec.id, step: first.step } };
}

function problemsOf(fields: readonly FieldToCheck[]): Map<string, ProblemCode> {
  const problems = new Map<string, ProblemCode>();
  for (const { spec, value, context } of fields) {
    const problem = checkField(spec, value, context);
    if (problem !== undefined) problems.set(spec.id, problem);
  }
  return problems;
}

/** Marks every required field, and the first one even if it is not required. */
function refuseEmpty(fields: readonly FieldToCheck[]): FormRefusal | undefined {
  const spec = fieldToHighlight(fields.map((field) => field.spec));
  const field = fields.find((candidate) => candidate.spec === spec);
  if (field === undefined) return undefined;
  const problems = problemsOf(fields);
  if (!problems.has(field.spec.id)) problems.set(field.spec.id, 'required');
  return {
    problems,
    isEmpty: true,
    first: { id: field.spec.id, step: field.step },
  };
}
