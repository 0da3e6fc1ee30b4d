import { readFileSync } from 'node:fs';

/** A permission in the format of Tag Manager's templates. */
interface Permission {
  readonly instance: {
    readonly key: { readonly publicId: string };
    readonly param: readonly { readonly key: string; readonly value: PermissionValue }[];
  };
}
interface PermissionValue {
  readonly string?: string;
  readonly boolean?: boolean;
  readonly listItem?: readonly PermissionValue[];
  readonly mapKey?: readonly PermissionValue[];
  readonly mapValue?: readonly PermissionValue[];
}

/** The sections of a template, in their order. */
export interface Template {
  readonly sections: ReadonlyMap<string, string>;
  readonly info: Readonly<Record<string, unknown>>;
  readonly parameters: readonly Readonly<Record<string, unknown>>[];
  readonly code: string;
  readonly permissions: readonly Permission[];
  readonly scenarios: readonly { readonly name: string; readonly code: string }[];
}

/**
 * Reads `beckon.tpl` as Tag Manager does at import. Throws if a section is missing or is not valid
 * JSON.
 */
export function readTemplate(): Template {
  const text = readFileSync(new URL('beckon.tpl', import.meta.url), 'utf8');
  const parts = text.split(/^___([A-Z_]+)___$/mu).slice(1);
  const sections = new Map<string, string>();
  for (let at = 0; at < parts.length; at += 2)
    sections.set(parts[at] ?? '', (parts[at + 1] ?? '').trim());
  const section = (name: string): string => {
    const found = sections.get(name);
    if (found === undefined) throw new Error(`The template has no section ${name}.`);
    return found;
  };
  return {
    sections,
    info: JSON.parse(section('INFO')),
    parameters: JSON.parse(section('TEMPLATE_PARAMETERS')),
    code: section('SANDBOXED_JS_FOR_WEB_TEMPLATE'),
    permissions: JSON.parse(section('WEB_PERMISSIONS')),
    scenarios: section('TESTS')
      .split(/^- name: /mu)
      .slice(1)
      .map((scenario) => {
        const [name = '', ...lines] = scenario.split('\n');
        return { name, code: lines.slice(1).join('\n') };
      }),
  };
}

/** The address patterns from which the template may load scripts. */
export function allowedScripts({ permissions }: Template): readonly string[] {
  return parameterOf(permissions, 'inject_script', 'urls').map(({ string = '' }) => string);
}

/** The consent types that the template may read. */
export function readableConsent({ permissions }: Template): readonly string[] {
  return parameterOf(permissions, 'access_consent', 'consentTypes')
    .filter(({ mapKey = [], mapValue = [] }) => {
      const at = mapKey.findIndex(({ string }) => string === 'read');
      return mapValue[at]?.boolean === true;
    })
    .map(({ mapValue }) => mapValue?.[0]?.string ?? '');
}

function parameterOf(
  permissions: readonly Permission[],
  id: string,
  key: string,
): readonly PermissionValue[] {
  const found = permissions.find(({ instance }) => instance.key.publicId === id);
  return found?.instance.param.find((one) => one.key === key)?.value.listItem ?? [];
}
