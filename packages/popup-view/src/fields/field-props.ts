import type { FieldSpec } from '@beckon/contract/form-rules';

export interface FieldProps {
  readonly spec: FieldSpec;
}
