import { ConversionRequest } from '@beckon/contract/calls';
import { type FilledField, isEmailAddress, type LeadField } from '@beckon/contract/form-rules';
import { FIELD_LIMITS } from '@beckon/contract/values';
import { readJsonText } from '../../lib/json/read-json-text.ts';

/**
 * The limit for the characters of all answers together, with their names. It allows five answers of
 * the maximum length.
 */
const KEPT_TOGETHER = 100_000;
const KNOWN = new Set(Object.keys(ConversionRequest.properties));

/** An answer as it arrived. Its id is empty if it has only a name and was not in the list. */
export type SubmittedAnswer = Omit<FilledField, 'createdAs'>;

/** A visitor's answers. */
export interface SubmittedForm {
  readonly answers: readonly SubmittedAnswer[];
  /** The list of answers, or one of them, was unreadable. All others are kept. */
  readonly isBroken: boolean;
}

/**
 * Reads `newExtraFields` and the fields that have only a name. Values are kept as typed. Never
 * throws. docs/behaviour/forms.md#names-of-answers.
 */
export function readFields(body: Readonly<Record<string, unknown>>): SubmittedForm {
  const list = readList(body['newExtraFields']);
  const read = (list ?? []).slice(0, FIELD_LIMITS.fields).map(readField);
  const listed = read.filter((field) => field !== undefined);
  return {
    answers: cutTogether([...listed, ...readNamed(body, listed)]),
    isBroken: list === undefined || listed.length < read.length,
  };
}

/** If the answers are too long together, the last ones are cut or left out. */
function cutTogether(answers: readonly SubmittedAnswer[]): readonly SubmittedAnswer[] {
  let left = KEPT_TOGETHER;
  return answers.flatMap((answer) => {
    const { id, name, label, placeholder, value } = answer;
    left -= id.length + name.length + label.length + placeholder.length;
    if (left < 0) return [];
    const kept = value.slice(0, left);
    left -= kept.length;
    return [{ ...answer, value: kept }];
  });
}

/** The form in which a lead stores an answer. */
export function toLeadField({ name, label, placeholder, kind, value }: SubmittedAnswer): LeadField {
  return { name, label: label || placeholder || name, kind, value };
}

/** The answers that have only a name. */
function readNamed(
  body: Readonly<Record<string, unknown>>,
  listed: readonly SubmittedAnswer[],
): readonly SubmittedAnswer[] {
  const names = new Set(listed.map(({ name }) => name));
  const named = Object.entries(body)
    .filter(
      ([name, value]) =>
        !KNOWN.has(name) &&
        !names.has(name) &&
        (typeof value === 'string' || typeof value === 'number'),
    )
    .slice(0, FIELD_LIMITS.fields)
    .map(([name, value]) => ({
      id: '',
      placeholder: '',
      name: name.slice(0, FIELD_LIMITS.name),
      label: name.slice(0, FIELD_LIMITS.name),
      kind: kindByName(name),
      value: String(value).slice(0, FIELD_LIMITS.value),
    }));
  return [...listed, ...named].some(({ kind }) => kind === 'email') ? named : withEmail(named);
}

/**
 * A name does not show the kind of a field. So the first value that is an e-mail address gets the
 * kind `email`.
 */
function withEmail(named: readonly SubmittedAnswer[]): readonly SubmittedAnswer[] {
  const found = named.find(({ value }) => isEmailAddress(value));
  return named.map((field) => (field === found ? { ...field, kind: 'email' } : field));
}

function readList(value: unknown): readonly unknown[] | undefined {
  if (value === undefined || value === '') return [];
  const list = typeof value === 'string' ? readJsonText(value) : value;
  return Array.isArray(list) ? list : undefined;
}

function readField(item: unknown): SubmittedAnswer | undefined {
  const object = typeof item === 'string' ? readJsonText(item) : item;
  if (typeof object !== 'object' || object === null) return undefined;
  const entry: Readonly<Record<string, unknown>> = { ...object };
  const text = (key: string, max: number): string => textOf(entry[key]).slice(0, max);
  const name = text('name', FIELD_LIMITS.name) || text('id', FIELD_LIMITS.name);
  if (name === '') return undefined;
  return {
    id: text('id', FIELD_LIMITS.id),
    kind: text('type', FIELD_LIMITS.kind) || 'text',
    name,
    placeholder: text('placeholder', FIELD_LIMITS.placeholder),
    label: text('property_name', FIELD_LIMITS.name),
    value: text('value', FIELD_LIMITS.value),
  };
}

/** Several ticked boxes arrive as a list. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value.replaceAll('\0', '');
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return Array.isArray(value) ? value.map(textOf).join(', ') : '';
}

function kindByName(name: string): string {
  return ['email', 'phone', 'birthday', 'message'].includes(name) ? name : 'text';
}
