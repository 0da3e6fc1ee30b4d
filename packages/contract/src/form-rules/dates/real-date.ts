import { isBirthday } from './birthday.ts';
import { parseDayFirstDate } from './calendar-date.ts';
import type { FieldRule } from '../field-rule.ts';
import { valueText } from '../fields/answer-text.ts';

/** A date is a real day, written dd/mm/yyyy. docs/behaviour/forms.md#dates. */
export const realDateRule: FieldRule = {
  name: 'calendar-day',
  appliesTo: (spec) => spec.kind === 'date' && !isBirthday(spec),
  check: (value) => (parseDayFirstDate(valueText(value)) === undefined ? 'date-wrong' : undefined),
};
