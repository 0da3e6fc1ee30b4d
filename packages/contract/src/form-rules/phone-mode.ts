import { traitsOf } from './field-kinds.ts';
import type { FieldSpec, PhoneMode } from './field-spec.ts';

/**
 * The mode of a phone field; undefined for every other kind. `tel` fields are phones without a mode
 * of their own.
 */
export function phoneModeOf({ kind, phoneMode = 'basic' }: FieldSpec): PhoneMode | undefined {
  return traitsOf(kind).isPhone === true ? phoneMode : undefined;
}
