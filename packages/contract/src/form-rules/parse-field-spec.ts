import { BASE_FIELD_NAMES, EMAIL_MODES, FIELD_KINDS, PHONE_MODES, type FieldSpec } from './field-spec.ts';

/**
 * Reads a field from unknown data (the JSON of a template's `data-field`, or its text).
 * Answers undefined when there is no id or no known kind; odd optional parts are left out, so that one slip of an
 * editor does not lose the whole field.
 */
export function parseFieldSpec(source: unknown): FieldSpec | undefined {
  const record = recordOf(source);
  if (record === undefined) return undefined;
  const { id } = record;
  const kind = oneOf(FIELD_KINDS, record['kind']);
  if (typeof id !== 'string' || id === '' || kind === undefined) return undefined;
  return {
    id,
    name: textOf(record['name']),
    kind,
    label: textOf(record['label']),
    placeholder: textOf(record['placeholder']),
    isRequired: record['isRequired'] === true,
    ...optionalParts(record),
  };
}

type Optional<Part> = { readonly [Key in keyof Part]?: Exclude<Part[Key], undefined> };

function optionalParts(record: Readonly<Record<string, unknown>>): Optional<FieldSpec> {
  const { options, defaultValue, propertyName, step } = record;
  return withoutUndefined({
    baseName: oneOf(BASE_FIELD_NAMES, record['baseName']),
    emailMode: oneOf(EMAIL_MODES, record['emailMode']),
    phoneMode: oneOf(PHONE_MODES, record['phoneMode']),
    options: Array.isArray(options) ? options.filter((option) => typeof option === 'string' && option !== '') : undefined,
    defaultValue: typeof defaultValue === 'string' ? defaultValue : undefined,
    propertyName: typeof propertyName === 'string' ? propertyName : undefined,
    step: typeof step === 'number' && Number.isInteger(step) && step > 0 ? step : undefined,
  });
}

function withoutUndefined<Part extends object>(part: Part): Optional<Part> {
  return Object.fromEntries(Object.entries(part).filter(([, value]) => value !== undefined)) as Optional<Part>;
}

function recordOf(source: unknown): Readonly<Record<string, unknown>> | undefined {
  const data = typeof source === 'string' ? parseJson(source) : source;
  return typeof data === 'object' && data !== null && !Array.isArray(data) ? { ...data } : undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A template is not trusted to be well formed: a field that cannot be read is left out.
    return undefined;
  }
}

function oneOf<Member extends string>(members: readonly Member[], value: unknown): Member | undefined {
  return members.find((member) => member === value);
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
