import { ConversionRequest, type SubmittedField } from '@beckon/contract/calls';
import { FIELD_LIMITS } from '@beckon/contract/values';
import type { LeadFieldRecord } from '../../store/store.ts';

const KNOWN = new Set(Object.keys(ConversionRequest.properties));

/**
 * What a visitor filled in. `isBroken`: the list of fields could not be read; what came by name is
 * kept anyway.
 */
export interface SubmittedForm {
  readonly fields: readonly LeadFieldRecord[];
  readonly extraFields: readonly SubmittedField[];
  readonly isBroken: boolean;
}

/**
 * Reads `newExtraFields` and the fields that came by their own names. Values are kept as typed;
 * nothing throws. Interaction spec §3.5.
 */
export function readFields(body: Readonly<Record<string, unknown>>): SubmittedForm {
  const list = parseList(body['newExtraFields']);
  const extraFields = (list ?? [])
    .slice(0, FIELD_LIMITS.fields)
    .flatMap((item) => readField(item) ?? []);
  const listed = new Set(extraFields.map(({ name }) => name));
  const named = Object.entries(body)
    .filter(
      ([name, value]) =>
        !KNOWN.has(name) &&
        !listed.has(name) &&
        (typeof value === 'string' || typeof value === 'number'),
    )
    .slice(0, FIELD_LIMITS.fields)
    .map(([name, value]) => ({
      name: name.slice(0, FIELD_LIMITS.name),
      label: name.slice(0, FIELD_LIMITS.name),
      kind: kindByName(name),
      value: String(value).slice(0, FIELD_LIMITS.value),
    }));
  const fields = [
    ...extraFields.map(({ name, type, value, property_name: label, placeholder }) => ({
      name,
      label: label || placeholder || name,
      kind: type,
      value,
    })),
    ...named,
  ];
  return { fields, extraFields, isBroken: list === undefined };
}

function parseList(value: unknown): readonly unknown[] | undefined {
  if (value === undefined || value === '') return [];
  if (Array.isArray(value)) return value;
  if (typeof value !== 'string') return undefined;
  try {
    const list: unknown = JSON.parse(value);
    return Array.isArray(list) ? list : undefined;
  } catch {
    return undefined; // Told apart by the caller, who marks the lead.
  }
}

function readField(item: unknown): SubmittedField | undefined {
  if (typeof item !== 'object' || item === null) return undefined;
  const entry: Readonly<Record<string, unknown>> = { ...item };
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
