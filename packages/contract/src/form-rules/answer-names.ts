import type { FieldSpec } from './field-spec.ts';

/**
 * Names the answers of one form, called with its fields in order: base fields keep their fixed
 * name, others their own; fields without a name get their kind and a counter (`text1`, `text2`).
 * docs/behaviour/forms.md#names-of-answers.
 */
export function answerNames(): (spec: Pick<FieldSpec, 'kind' | 'name' | 'baseName'>) => string {
  const counters = new Map<string, number>();
  return ({ kind, name, baseName }) => {
    const count = (counters.get(kind) ?? 0) + 1;
    counters.set(kind, count);
    return baseName ?? (name === '' ? `${kind}${count}` : name);
  };
}
