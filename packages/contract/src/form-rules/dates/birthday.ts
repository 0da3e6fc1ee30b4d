import { compareCalendarDates, parseDayFirstDate } from './calendar-date.ts';
import type { FieldSpec } from '../fields/field-spec.ts';
import type { FieldRule } from '../field-rule.ts';
import { valueText } from '../fields/answer-text.ts';

/** Whether a field asks for a date of birth, by its kind or by its base name. */
export function isBirthday({ kind, baseName }: FieldSpec): boolean {
  return kind === 'birthday' || (baseName === 'birthday' && (kind === 'date' || kind === 'text'));
}

/** A date of birth is before today. docs/behaviour/forms.md#dates. */
export const birthday: FieldRule = {
  name: 'birthday',
  appliesTo: isBirthday,
  check(value, _spec, { today }) {
    const date = parseDayFirstDate(valueText(value));
    return date !== undefined && compareCalendarDates(date, today) < 0
      ? undefined
      : 'birthday-wrong';
  },
};
