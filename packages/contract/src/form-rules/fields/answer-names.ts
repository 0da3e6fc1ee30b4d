import type { FieldSpec } from './field-spec.ts';

/**
 * Returns a function that names the answers of one form. Call it with the fields in their order.
 * Base fields keep their fixed name, and other fields their own name. Fields without a name get
 * their kind and a counter (`text1`, `text2`). docs/behaviour/forms.md#names-of-answers.
 */
export function answerNames(): (spec: Pick<FieldSpec, 'kind' | 'name' | 'baseName'>) => string {
  const counters = new Map<string, number>();
  return ({ kind, name, baseName }) => {
    const count = (counters.get(kind) ?? 0) + 1;
    counters.set(kind, count);
    return baseName ?? (name === '' ? `${kind}${count}` : name);
  };
}
