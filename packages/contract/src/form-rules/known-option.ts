import { traitsOf } from './fields/field-kinds.ts';
import type { FieldRule } from './field-rule.ts';

/** A choice is one of the field's own options. */
export const knownOption: FieldRule = {
  name: 'known-option',
  appliesTo: ({ kind, options = [] }) => traitsOf(kind).hasOptions === true && options.length > 0,
  check(value, { options = [] }) {
    const chosen = typeof value === 'string' ? [value] : value;
    return chosen.every((choice) => options.includes(choice)) ? undefined : 'option-unknown';
  },
};
