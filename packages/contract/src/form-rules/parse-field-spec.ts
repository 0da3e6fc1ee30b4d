import { FIELD_KINDS } from './field-kinds.ts';
import { BASE_FIELD_NAMES, EMAIL_MODES, PHONE_MODES, type FieldSpec } from './field-spec.ts';

/**
 * Reads a field from unknown data (the JSON of a template's `data-field`, or its text). Returns
 * undefined when there is no id or no known kind; odd optional parts are left out, so that one slip
 * of an editor does not lose the whole field.
 */
export function parseFieldSpec(source: unknown): FieldSpec | undefined {
  const record = recordOf(source);
  const id = text(record['id']);
  const kind = oneOf(FIELD_KINDS, record['kind']);
  if (id === undefined || id === '' || kind === undefined) return undefined;
  const { options, step } = record;
  const spec: { [Key in keyof FieldSpec]: FieldSpec[Key] | undefined } = {
    id,
    kind,
    name: text(record['name']) ?? '',
    label: text(record['label']) ?? '',
    placeholder: text(record['placeholder']) ?? '',
    isRequired: record['isRequired'] === true,
    baseName: oneOf(BASE_FIELD_NAMES, record['baseName']),
    emailMode: oneOf(EMAIL_MODES, record['emailMode']),
    phoneMode: oneOf(PHONE_MODES, record['phoneMode']),
    options: Array.isArray(options)
      ? options.filter((option) => typeof option === 'string' && option !== '')
      : undefined,
    defaultValue: text(record['defaultValue']),
    propertyName: text(record['propertyName']),
    step: typeof step === 'number' && Number.isInteger(step) && step > 0 ? step : undefined,
  };
  return Object.fromEntries(
    Object.entries(spec).filter(([, value]) => value !== undefined),
  ) as unknown as FieldSpec;
}

function recordOf(source: unknown): Readonly<Record<string, unknown>> {
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
