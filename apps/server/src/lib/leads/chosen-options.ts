import type { FieldSpec, FieldValue } from '@beckon/contract/form-rules';

/**
 * The answer to a field; for ticked boxes, the list of chosen options. These arrive as one text, in
 * the order of the options, and an option may contain a comma.
 */
export function chosenIn(
  { kind, options = [] }: Pick<FieldSpec, 'kind' | 'options'>,
  value: string,
): FieldValue {
  if (kind !== 'checkbox' || options.length === 0) return value;
  const chosen: string[] = [];
  let rest = value;
  while (rest !== '') {
    const next = options
      .filter((option) => rest === option || rest.startsWith(`${option}, `))
      .toSorted((first, second) => second.length - first.length)[0];
    // Each box can occur only once. A longer text is not from our form, and would take long to
    // read.
    if (next === undefined || chosen.length === options.length) return [...chosen, rest];
    chosen.push(next);
    rest = rest.slice(next.length + 2);
  }
  return chosen;
}
