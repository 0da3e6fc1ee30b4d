import type { FilledField } from '@beckon/popup-view/view-contract';
import type { SubmittedField } from '@beckon/contract/calls';
import { CURRENT_VERSION, FIELD_LIMITS } from '@beckon/contract/values';
import { cut } from './to-wire.ts';

/**
 * The answers under the wire's keys, cut to the length that the server accepts: a long pasted text
 * must not cost the lead. docs/behaviour/forms.md#names-of-answers.
 */
export function fieldsToWire(fields: readonly FilledField[]): SubmittedField[] {
  return fields.slice(0, FIELD_LIMITS.fields).map((field) => ({
    id: cut(field.id, FIELD_LIMITS.id),
    type: field.kind,
    name: cut(field.name, FIELD_LIMITS.name),
    placeholder: cut(field.placeholder, FIELD_LIMITS.placeholder),
    value: cut(field.value, FIELD_LIMITS.value),
    created_as: field.createdAs,
    created_version: CURRENT_VERSION,
    property_name: cut(field.label, FIELD_LIMITS.name),
  }));
}
