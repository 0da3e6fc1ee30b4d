import type { RuleContext } from '../form-rules/field-rule.ts';
import type { FieldSpec } from '../form-rules/fields/field-spec.ts';

/** A plain optional text field for tests, changed as given. */
export function aField(change: Partial<FieldSpec> = {}): FieldSpec {
  return {
    id: 'f1',
    name: '',
    kind: 'text',
    label: 'Field',
    placeholder: '',
    isRequired: false,
    ...change,
  };
}

/** The context of rules on 15 June 2026, with no other facts, changed as given. */
export function aContext(change: Partial<RuleContext> = {}): RuleContext {
  return { today: { year: 2026, month: 6, day: 15 }, ...change };
}
