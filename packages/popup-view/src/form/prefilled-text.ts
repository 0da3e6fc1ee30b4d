import type { FieldSpec } from '@beckon/contract/form-rules';

/** The possible sources of a field's first value. */
export interface PrefillSources {
  readonly pageParameters: ReadonlyMap<string, string>;
  /** Values of dynamic tags. If absent, tags stay as they are (free-plan popups). */
  readonly tags?: ReadonlyMap<string, string> | undefined;
}

const CUSTOM_PREFIX = 'CUSTOM_UTM_';
const PREFILL_MAX_LENGTH = 1_000;
const CONTROL_CHARACTERS = /\p{Cc}/gu;

/**
 * The text that a field starts with: the address parameter of the same name for `utm_*` fields and
 * for custom fields whose id or name starts with CUSTOM_UTM_, otherwise the owner's default with
 * its tags replaced. Plain text: it only becomes the value of an input.
 * docs/behaviour/forms.md#prefilling.
 */
export function prefilledText(
  spec: FieldSpec,
  { pageParameters, tags }: PrefillSources,
): string | undefined {
  for (const name of parameterNames(spec)) {
    const value = pageParameters.get(name) ?? pageParameters.get(name.toLowerCase());
    if (value !== undefined && value !== '')
      return value.replace(CONTROL_CHARACTERS, ' ').slice(0, PREFILL_MAX_LENGTH);
  }
  return spec.defaultValue === undefined
    ? undefined
    : withTags(spec.defaultValue, pageParameters, tags);
}

/** Whether the page's address may prefill the field. */
export function hasPrefill(spec: FieldSpec): boolean {
  return parameterNames(spec).length > 0;
}

function parameterNames({ id, name }: FieldSpec): readonly string[] {
  return [id, name].flatMap((own) => {
    if (!own.startsWith(CUSTOM_PREFIX)) return /^utm_/i.test(own) ? [own] : [];
    const custom = own.slice(CUSTOM_PREFIX.length);
    return [own, custom, `utm_${custom}`];
  });
}

function withTags(
  text: string,
  pageParameters: ReadonlyMap<string, string>,
  tags: ReadonlyMap<string, string> | undefined,
): string {
  if (tags === undefined) return text;
  return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (tag: string, name: string) => {
    const fromAddress = /^utm_/i.test(name)
      ? (pageParameters.get(name) ?? '').slice(0, PREFILL_MAX_LENGTH)
      : undefined;
    return tags.get(name) ?? fromAddress ?? tag;
  });
}
