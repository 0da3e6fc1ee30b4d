import type { FieldSpec } from '../fields/field-spec.ts';

/** Whether a field suggests corrections of its address. docs/behaviour/forms.md#e-mail. */
export function checksTypos({ kind, emailMode = 'check-typos' }: FieldSpec): boolean {
  return kind === 'email' && (emailMode === 'check-typos' || emailMode === 'typos-business');
}
