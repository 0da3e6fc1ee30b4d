import {
  BASE_FIELD_NAMES,
  EMAIL_MODES,
  FIELD_KINDS,
  PHONE_MODES,
  type FieldSpec,
} from '@beckon/contract/form-rules';
import {
  type RawProps,
  readChoice,
  readFlag,
  readString,
  readTexts,
} from '../design/read-props.ts';
import { defineBlock } from './block.ts';
import { selectOf, yesNo } from './choices.ts';
import { EMAIL_WORDS, KIND_WORDS, MEANING_WORDS, PHONE_WORDS } from './field-words.ts';

const NO_BASE = 'own';
const LOOKS = ['plain', 'chips', 'scale', 'cards', 'faces'] as const;
const DEFAULT_OPTIONS = ['First option', 'Second option', 'Third option'];

/** Settings that mean something to some kinds only. */
const ONLY_FOR: Readonly<Record<string, readonly FieldSpec['kind'][]>> = {
  options: ['select', 'radio', 'checkbox'],
  look: ['radio', 'checkbox'],
  placeholder: FIELD_KINDS.filter((kind) => !['radio', 'hidden', 'birthday'].includes(kind)),
  isRequired: FIELD_KINDS.filter((kind) => kind !== 'hidden'),
  emailMode: ['email'],
  phoneMode: ['phone', 'tel'],
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
    baseName: selectOf('Asks for', [NO_BASE, ...BASE_FIELD_NAMES], MEANING_WORDS),
    name: { type: 'text', label: 'Name in your leads' },
    defaultValue: { type: 'text', label: 'Filled in beforehand with' },
    emailMode: selectOf('E-mail check', EMAIL_MODES, EMAIL_WORDS),
    phoneMode: selectOf('Phone check', PHONE_MODES, PHONE_WORDS),
  },
  defaults: {
    kind: 'email',
    label: 'E-mail',
    placeholder: 'you@example.com',
    isRequired: true,
    look: 'plain',
    baseName: NO_BASE,
  },
  unused: (raw) =>
    Object.keys(ONLY_FOR).filter(
      (name) => ONLY_FOR[name]?.includes(readChoice(raw, 'kind', FIELD_KINDS, 'text')) === false,
    ),
  parse: (raw) => ({ ...toFieldSpec(raw), look: readChoice(raw, 'look', LOOKS, 'plain') }),
  view({ look, ...spec }) {
    return (
      <div className={`t-field t-field-${look}`}>
        <div data-block="field" data-field={JSON.stringify(spec)} />
      </div>
    );
  },
});

function toFieldSpec(raw: RawProps): FieldSpec {
  const kind = readChoice(raw, 'kind', FIELD_KINDS, 'text');
  const base = readChoice(raw, 'baseName', [NO_BASE, ...BASE_FIELD_NAMES], NO_BASE);
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
      ? { emailMode: readChoice(raw, 'emailMode', EMAIL_MODES, 'check-typos') }
      : {}),
    ...(kind === 'phone' || kind === 'tel'
      ? { phoneMode: readChoice(raw, 'phoneMode', PHONE_MODES, 'basic') }
      : {}),
  };
}

function optionsOf(raw: RawProps, kind: FieldSpec['kind']): Pick<FieldSpec, 'options'> {
  if (kind !== 'select' && kind !== 'radio' && kind !== 'checkbox') return {};
  const options = readTexts(raw, 'options');
  if (kind === 'checkbox') return isOneBox(options, raw) ? {} : { options };
  return { options: options.length > 0 ? options : DEFAULT_OPTIONS };
}

/** A box that says nothing else than its field stands alone, without a heading that says it again. */
function isOneBox(options: readonly string[], raw: RawProps): boolean {
  return options.length === 0 || (options.length === 1 && options[0] === readString(raw, 'label'));
}
