import { COPY } from '../copy.ts';
import type { SharedCopy } from '../copy.ts';
import type { Block } from '../design/design.ts';
import { block } from '../design/make-block.ts';
import type { FieldName, Pieces } from './layout.ts';

type Settings = Readonly<Record<string, unknown>>;

const SIMPLE: Partial<Record<FieldName, (words: SharedCopy) => Settings>> = {
  email: (words) => ({
    kind: 'email',
    label: words.email,
    placeholder: words.emailHint,
    emailMode: 'check-typos',
  }),
  name: (words) => ({ kind: 'name', label: words.name, placeholder: words.nameHint, name: 'name' }),
  phone: (words) => ({
    kind: 'phone',
    label: words.phone,
    placeholder: words.phoneHint,
    phoneMode: 'basic',
  }),
  'work-email': (words) => ({
    kind: 'email',
    label: words.workEmail,
    placeholder: words.workEmail,
    emailMode: 'typos-business',
  }),
  company: (words) => ({
    kind: 'text',
    label: words.company,
    placeholder: words.company,
    name: 'company',
  }),
  size: (words) => ({
    kind: 'select',
    label: words.companySize,
    placeholder: words.companySize,
    name: 'company_size',
    options: toItems(words.sizes),
  }),
  message: (words) => ({
    kind: 'textarea',
    label: words.message,
    placeholder: words.messageHint,
    name: 'message',
    isRequired: false,
  }),
  birthday: (words) => ({
    kind: 'birthday',
    label: words.birthday,
    placeholder: words.birthdayHint,
    baseName: 'birthday',
  }),
  date: (words) => ({ kind: 'date', label: words.date, placeholder: words.dateHint, name: 'date' }),
  city: (words) => ({ kind: 'text', label: words.city, placeholder: words.city, baseName: 'city' }),
  website: (words) => ({
    kind: 'url',
    label: words.website,
    placeholder: 'https://',
    name: 'website',
    isRequired: false,
  }),
  people: (words) => ({
    kind: 'number',
    label: words.people,
    placeholder: words.people,
    name: 'guests',
  }),
  consent: (words) => ({
    kind: 'checkbox',
    label: words.consent,
    placeholder: '',
    baseName: 'consent',
    isRequired: false,
  }),
};

const LOOKS: Partial<Record<FieldName, Settings>> = {
  options: { kind: 'radio', look: 'cards', name: 'answer' },
  choices: { kind: 'checkbox', look: 'chips', baseName: 'preferences', isRequired: false },
  scale: { kind: 'radio', look: 'scale', name: 'score' },
  faces: { kind: 'radio', look: 'faces', name: 'mood' },
};

/**
 * Creates a field block by its short name. The question and the options of a survey come from the
 * format's copy.
 */
export function fieldBlock(name: FieldName, { language, copy }: Pieces): Block {
  const words = COPY[language].shared;
  const settings = SIMPLE[name]?.(words) ?? {
    ...LOOKS[name],
    label: copy.question ?? copy.headline,
    placeholder: '',
    options: toItems(copy.options ?? []),
  };
  return block('Field', { isRequired: true, look: 'plain', baseName: 'own', ...settings });
}

function toItems(texts: readonly string[]): { text: string }[] {
  return texts.map((text) => ({ text }));
}
