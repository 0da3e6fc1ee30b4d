import {
  BASE_FIELD_NAMES,
  EMAIL_MODES,
  FIELD_KINDS,
  PHONE_MODES,
  traitsOf,
  type FieldKind,
  type FieldKindTraits,
  type FieldSpec,
} from '@beckon/contract/form-rules';
import {
  type RawProps,
  readChoice,
  readFlag,
  readString,
  readTexts,
} from '../../design/read-props.ts';
import { defineBlock } from '../block.ts';
import { selectOf, yesNo } from '../drawing/choices.ts';
import { classNames } from '../drawing/class-names.ts';
import { EMAIL_WORDS, KIND_WORDS, MEANING_WORDS, PHONE_WORDS } from './field-words.ts';
import { directionClass } from '../drawing/own-direction.ts';

const NO_BASE = 'own';
const LOOKS = ['plain', 'chips', 'scale', 'cards', 'faces'] as const;
const DEFAULT_OPTIONS = ['First option', 'Second option', 'Third option'];

/** For settings that only some kinds of fields have: whether this kind has the setting. */
const IS_USED_BY: Readonly<Record<string, (kind: FieldKind, traits: FieldKindTraits) => boolean>> =
  {
    options: (_kind, { hasOptions }) => hasOptions === true,
    look: (kind) => kind === 'radio' || kind === 'checkbox',
    placeholder: (_kind, { hasPlaceholder }) => hasPlaceholder === true,
    isRequired: (kind) => kind !== 'hidden',
    emailMode: (kind) => kind === 'email',
    phoneMode: (_kind, { isPhone }) => isPhone === true,
  };

export const field = defineBlock({
  type: 'Field',
  label: 'Field',
  group: 'form',
  fields: {
    kind: selectOf('Kind', FIELD_KINDS, KIND_WORDS),
    label: { type: 'text', label: 'Label' },
    placeholder: { type: 'text', label: 'Hint inside the field' },
    isRequired: yesNo('Required'),
    options: {
      type: 'array',
      label: 'Choices',
      arrayFields: { text: { type: 'text', label: 'Choice' } },
    },
    look: selectOf('Look of the choices', LOOKS),
    baseName: selectOf('Standard field', [NO_BASE, ...BASE_FIELD_NAMES], MEANING_WORDS),
    name: { type: 'text', label: 'Name in your leads' },
    defaultValue: { type: 'text', label: 'Default value' },
    emailMode: selectOf('Email check', EMAIL_MODES, EMAIL_WORDS),
    phoneMode: selectOf('Phone check', PHONE_MODES, PHONE_WORDS),
  },
  defaults: {
    kind: 'email',
    label: 'Email',
    placeholder: 'you@example.com',
    isRequired: true,
    look: 'plain',
    baseName: NO_BASE,
  },
  unused: (raw) => {
    const kind = readChoice(raw, 'kind', { of: FIELD_KINDS, fallback: 'text' });
    return Object.entries(IS_USED_BY).flatMap(([name, isUsedBy]) =>
      isUsedBy(kind, traitsOf(kind)) ? [] : [name],
    );
  },
  parse: (raw) => ({
    ...toFieldSpec(raw),
    look: readChoice(raw, 'look', { of: LOOKS, fallback: 'plain' }),
  }),
  view({ look, ...spec }) {
    return (
      <div className={fieldClasses(look, spec)}>
        <div data-block="field" data-field={JSON.stringify(spec)} />
      </div>
    );
  },
});

/** A field has one direction: its label, its hint and its choices are read together. */
export function fieldClasses(
  look: string,
  { label, placeholder, options = [] }: Pick<FieldSpec, 'label' | 'placeholder' | 'options'>,
): string {
  const words = [label, placeholder, ...options].join('\n');
  return classNames('t-field', `t-field-${look}`, directionClass(words));
}

function toFieldSpec(raw: RawProps): FieldSpec {
  const kind = readChoice(raw, 'kind', { of: FIELD_KINDS, fallback: 'text' });
  const base = readChoice(raw, 'baseName', {
    of: [NO_BASE, ...BASE_FIELD_NAMES],
    fallback: NO_BASE,
  });
  const defaultValue = readString(raw, 'defaultValue');
  return {
    id: readString(raw, 'id', 'field'),
    name: readString(raw, 'name', base === NO_BASE ? '' : base),
    kind,
    label: readString(raw, 'label'),
    placeholder: readString(raw, 'placeholder'),
    isRequired: readFlag(raw, 'isRequired'),
    ...(base === NO_BASE ? {} : { baseName: base }),
    ...optionsOf(raw, kind),
    ...(defaultValue === '' ? {} : { defaultValue }),
    ...(kind === 'email'
      ? { emailMode: readChoice(raw, 'emailMode', { of: EMAIL_MODES, fallback: 'check-typos' }) }
      : {}),
    ...(traitsOf(kind).isPhone === true
      ? { phoneMode: readChoice(raw, 'phoneMode', { of: PHONE_MODES, fallback: 'basic' }) }
      : {}),
  };
}

function optionsOf(raw: RawProps, kind: FieldKind): Pick<FieldSpec, 'options'> {
  if (traitsOf(kind).hasOptions !== true) return {};
  const options = readTexts(raw, 'options');
  if (kind === 'checkbox') return isOneBox(options, raw) ? {} : { options };
  return { options: options.length > 0 ? options : DEFAULT_OPTIONS };
}

/**
 * A checkbox without options, or with one option that repeats the label, is drawn as a single box
 * without a heading.
 */
function isOneBox(options: readonly string[], raw: RawProps): boolean {
  return options.length === 0 || (options.length === 1 && options[0] === readString(raw, 'label'));
}
