import {
  formatDayFirstDate,
  isBirthday,
  parseDayFirstDate,
  parseIsoDate,
  roundedNumberText,
  type FieldSpec,
  type FieldValue,
} from '@beckon/contract/form-rules';
import { prefilledText, type PrefillSources } from './prefilled-text.ts';

/** The answer of a single checkbox that is ticked. */
export const TICKED = 'yes';

/**
 * The value of a field before the visitor touches it. A required radio group starts with its first
 * option. docs/behaviour/forms.md#prefilling.
 */
export function initialValue(spec: FieldSpec, sources: PrefillSources): FieldValue {
  const text = prefilledText(spec, sources) ?? '';
  const { kind, options = [] } = spec;
  if (kind === 'checkbox') return initialTicks(text, options);
  if (kind === 'radio' || kind === 'select')
    return options.includes(text) ? text : firstOption(spec);
  if (kind === 'number') return roundedNumberText(text);
  if (kind === 'date' || isBirthday(spec)) return initialDate(text);
  return text;
}

function firstOption({ kind, options = [], isRequired }: FieldSpec): string {
  return kind === 'radio' && isRequired ? (options[0] ?? '') : '';
}

function initialTicks(text: string, options: readonly string[]): FieldValue {
  if (options.length === 0) return /^(yes|true|1|checked)$/i.test(text) ? TICKED : '';
  const marked = text.split('|').map((part) => part.trim());
  return options.filter((option) => marked.includes(option));
}

function initialDate(text: string): string {
  const date = parseDayFirstDate(text) ?? parseIsoDate(text);
  return date === undefined ? '' : formatDayFirstDate(date);
}
