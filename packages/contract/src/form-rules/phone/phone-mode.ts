import { traitsOf } from '../fields/field-kinds.ts';
import type { FieldSpec, PhoneMode } from '../fields/field-spec.ts';

/**
 * The mode of a phone field; undefined for every other kind. Fields without a mode, such as `tel`
 * fields, are `basic`.
 */
export function phoneModeOf({ kind, phoneMode = 'basic' }: FieldSpec): PhoneMode | undefined {
  return traitsOf(kind).isPhone === true ? phoneMode : undefined;
}
