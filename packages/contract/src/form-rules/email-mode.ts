import type { FieldSpec } from './field-spec.ts';

/** Whether slips in a field's address are looked for. Interaction spec §5. */
export function checksTypos({ kind, emailMode = 'check-typos' }: FieldSpec): boolean {
  return kind === 'email' && (emailMode === 'check-typos' || emailMode === 'typos-business');
}
