import { NAME_MAX_LENGTH } from '../../values/limits.ts';
import type { FieldRule } from '../field-rule.ts';
import { valueText, visibleText } from '../fields/answer-text.ts';

/**
 * A required name has 1 to 40 characters, no digit and no angle bracket.
 * docs/behaviour/forms.md#names.
 */
export const personName: FieldRule = {
  name: 'person-name',
  appliesTo: ({ kind, baseName, isRequired }) =>
    isRequired && (kind === 'name' || baseName === 'first_name' || baseName === 'last_name'),
  check(value) {
    const name = visibleText(valueText(value));
    return Array.from(name).length > NAME_MAX_LENGTH || /[<>\p{Nd}]/u.test(name)
      ? 'name-wrong'
      : undefined;
  },
};
