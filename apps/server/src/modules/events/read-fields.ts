import { ConversionRequest, type SubmittedField } from '@beckon/contract/calls';
import { isEmailAddress } from '@beckon/contract/form-rules';
import { FIELD_LIMITS } from '@beckon/contract/values';
import { readJsonText } from '../../lib/read-json-text.ts';
import type { LeadFieldRecord } from '../../store/store.ts';

const KNOWN = new Set(Object.keys(ConversionRequest.properties));

/**
 * What a visitor filled in. `isBroken`: the list of fields, or an entry of it, could not be read;
 * what came by name is kept anyway.
 */
export interface SubmittedForm {
  readonly fields: readonly LeadFieldRecord[];
  /** Those of the list. */
  readonly extraFields: readonly SubmittedField[];
  /** Those that came by their own names only. */
  readonly named: readonly LeadFieldRecord[];
  readonly isBroken: boolean;
}

/**
 * Reads `newExtraFields` and the fields that came by their own names. Values are kept as typed;
 * nothing throws. docs/behaviour/forms.md#names-of-answers.
 */
export function readFields(body: Readonly<Record<string, unknown>>): SubmittedForm {
  const list = readList(body['newExtraFields']);
  const read = (list ?? []).slice(0, FIELD_LIMITS.fields).map(readField);
  const extraFields = read.filter((field) => field !== undefined);
  const listed = extraFields.map(({ name, type, value, property_name: label, placeholder }) => ({
    name,
    label: label || placeholder || name,
    kind: type,
    value,
  }));
  const named = readNamed(body, listed);
  return {
    fields: [...listed, ...named],
    extraFields,
    named,
    isBroken: list === undefined || extraFields.length < read.length,
  };
}

/** The fields that came by their own names only. */
function readNamed(
  body: Readonly<Record<string, unknown>>,
  listed: readonly LeadFieldRecord[],
): readonly LeadFieldRecord[] {
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
      name: name.slice(0, FIELD_LIMITS.name),
      label: name.slice(0, FIELD_LIMITS.name),
      kind: kindByName(name),
      value: String(value).slice(0, FIELD_LIMITS.value),
    }));
  return [...listed, ...named].some(({ kind }) => kind === 'email') ? named : withEmail(named);
}

/** A name does not say what kind a field is; the first e-mail address among the values does. */
function withEmail(named: readonly LeadFieldRecord[]): readonly LeadFieldRecord[] {
  const found = named.find(({ value }) => isEmailAddress(value));
  return named.map((field) => (field === found ? { ...field, kind: 'email' } : field));
}

function readList(value: unknown): readonly unknown[] | undefined {
  if (value === undefined || value === '') return [];
  const list = typeof value === 'string' ? readJsonText(value) : value;
  return Array.isArray(list) ? list : undefined;
}

function readField(item: unknown): SubmittedField | undefined {
  const object = typeof item === 'string' ? readJsonText(item) : item;
  if (typeof object !== 'object' || object === null) return undefined;
  const entry: Readonly<Record<string, unknown>> = { ...object };
  const text = (key: string, max: number): string => textOf(entry[key]).slice(0, max);
  const name = text('name', FIELD_LIMITS.name) || text('id', FIELD_LIMITS.name);
  if (name === '') return undefined;
  const version = Number(entry['created_version']);
  return {
    id: text('id', FIELD_LIMITS.id),
    type: text('type', FIELD_LIMITS.kind) || 'text',
    name,
    placeholder: text('placeholder', FIELD_LIMITS.placeholder),
    value: text('value', FIELD_LIMITS.value),
    created_as: text('created_as', FIELD_LIMITS.kind),
    ...(Number.isFinite(version) ? { created_version: version } : {}),
    property_name: text('property_name', FIELD_LIMITS.name),
  };
}

/** Several ticked boxes come as a list. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value.replaceAll('\0', '');
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return Array.isArray(value) ? value.map(textOf).join(', ') : '';
}

function kindByName(name: string): string {
  return ['email', 'phone', 'birthday', 'message'].includes(name) ? name : 'text';
}
