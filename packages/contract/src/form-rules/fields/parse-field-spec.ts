import { FIELD_KINDS } from './field-kinds.ts';
import { BASE_FIELD_NAMES, EMAIL_MODES, PHONE_MODES, type FieldSpec } from './field-spec.ts';

/**
 * Reads a field from unknown data (the JSON of a template's `data-field`, or its text). Returns
 * undefined if there is no id or no known kind. Invalid optional parts are left out, so that one
 * mistake of an editor does not remove the complete field.
 */
export function parseFieldSpec(source: unknown): FieldSpec | undefined {
  const record = recordOf(source);
  const id = text(record['id']);
  const kind = oneOf(FIELD_KINDS, record['kind']);
  if (id === undefined || id === '' || kind === undefined) return undefined;
  return {
    id,
    kind,
    name: text(record['name']) ?? '',
    label: text(record['label']) ?? '',
    placeholder: text(record['placeholder']) ?? '',
    isRequired: record['isRequired'] === true,
    ...modesOf(record),
    ...valuesOf(record),
  };
}

type SourceRecord = Readonly<Record<string, unknown>>;

function modesOf(record: SourceRecord): Pick<FieldSpec, 'baseName' | 'emailMode' | 'phoneMode'> {
  const baseName = oneOf(BASE_FIELD_NAMES, record['baseName']);
  const emailMode = oneOf(EMAIL_MODES, record['emailMode']);
  const phoneMode = oneOf(PHONE_MODES, record['phoneMode']);
  return {
    ...(baseName && { baseName }),
    ...(emailMode && { emailMode }),
    ...(phoneMode && { phoneMode }),
  };
}

function valuesOf({
  options,
  step,
  ...record
}: SourceRecord): Pick<FieldSpec, 'options' | 'step' | 'defaultValue'> {
  const defaultValue = text(record['defaultValue']);
  return {
    ...(Array.isArray(options) && {
      options: options.filter((option) => typeof option === 'string' && option !== ''),
    }),
    ...(defaultValue !== undefined && { defaultValue }),
    ...(typeof step === 'number' && Number.isInteger(step) && step > 0 && { step }),
  };
}

function recordOf(source: unknown): SourceRecord {
  try {
    const data: unknown = typeof source === 'string' ? JSON.parse(source) : source;
    return typeof data === 'object' && data !== null ? { ...data } : {};
  } catch {
    // A template is not trusted to be well formed: a field that cannot be read is left out.
    return {};
  }
}

function oneOf<Member extends string>(
  members: readonly Member[],
  value: unknown,
): Member | undefined {
  return members.find((member) => member === value);
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
