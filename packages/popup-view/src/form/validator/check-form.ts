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
  /** The first field with a problem in the order of the page, and its step. */
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
  const isEmpty = !options.maySendEmpty && isEmptyForm(fields);
  const problems = problemsOf(fields);
  if (isEmpty) markOne(fields, problems);
  const first = fields.find(({ spec }) => problems.has(spec.id));
  return first && { problems, isEmpty, first: { id: first.spec.id, step: first.step } };
}

function problemsOf(fields: readonly FieldToCheck[]): Map<string, ProblemCode> {
  const problems = new Map<string, ProblemCode>();
  for (const { spec, value, context } of fields) {
    const problem = checkField(spec, value, context);
    if (problem !== undefined) problems.set(spec.id, problem);
  }
  return problems;
}

/** An empty form asks for one field at least, even if none is required. */
function markOne(fields: readonly FieldToCheck[], problems: Map<string, ProblemCode>): void {
  const wanted = fieldToHighlight(fields.map(({ spec }) => spec));
  if (wanted && !problems.has(wanted.id)) problems.set(wanted.id, 'required');
}
