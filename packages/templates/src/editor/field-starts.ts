import type { FieldKind } from '@beckon/contract/form-rules';
import type { Language } from '@beckon/contract/values';
import { COPY } from '../copy/index.ts';

/** What a field of this kind asks before its owner has said it better. */
export interface FieldStart {
  readonly label: string;
  readonly placeholder: string;
}

const ASKED: Readonly<Record<Language, Readonly<Record<string, FieldStart>>>> = {
  en: {
    url: { label: 'Website', placeholder: 'https://' },
    select: { label: 'Choose one', placeholder: 'Please choose' },
    radio: { label: 'Choose one', placeholder: '' },
    checkbox: { label: 'Choose all that fit', placeholder: '' },
    text: { label: 'Your answer', placeholder: 'Your answer' },
    number: { label: 'Number', placeholder: '0' },
    hidden: { label: 'Hidden value', placeholder: '' },
  },
  he: {
    url: { label: 'אתר', placeholder: 'https://' },
    select: { label: 'בחירה מרשימה', placeholder: 'נא לבחור' },
    radio: { label: 'בחירה אחת', placeholder: '' },
    checkbox: { label: 'כל מה שמתאים', placeholder: '' },
    text: { label: 'התשובה שלך', placeholder: 'התשובה שלך' },
    number: { label: 'מספר', placeholder: '0' },
    hidden: { label: 'ערך מוסתר', placeholder: '' },
  },
};

const OPTIONS: Readonly<Record<Language, readonly string[]>> = {
  en: ['First option', 'Second option', 'Third option'],
  he: ['אפשרות ראשונה', 'אפשרות שנייה', 'אפשרות שלישית'],
};

/** Label and hint of a new field. */
export function fieldStart(kind: FieldKind, language: Language): FieldStart {
  const words = COPY[language].shared;
  const phone = { label: words.phone, placeholder: words.phoneHint };
  const starts: Readonly<Record<string, FieldStart>> = {
    ...ASKED[language],
    email: { label: words.email, placeholder: words.emailHint },
    name: { label: words.name, placeholder: words.nameHint },
    phone,
    tel: phone,
    birthday: { label: words.birthday, placeholder: '' },
    date: { label: words.date, placeholder: words.dateHint },
    textarea: { label: words.message, placeholder: words.messageHint },
  };
  return starts[kind] ?? { label: '', placeholder: '' };
}

/** The choices that a list begins with. */
export function startOptions(language: Language): { readonly text: string }[] {
  return OPTIONS[language].map((text) => ({ text }));
}

/** Every word that we, not an owner, have put on a field. */
export function isOurWord(text: string): boolean {
  return OUR_WORDS.has(text);
}

/** What our designs said before, which stands in drafts of that time. */
const FORMER_WORDS = ['E-mail', 'Your e-mail', 'Work e-mail'];

const OUR_WORDS: ReadonlySet<string> = new Set(
  Object.values(COPY)
    .flatMap(({ shared }) => Object.values(shared).flat())
    .concat(Object.values(ASKED).flatMap((starts) => Object.values(starts).flatMap(wordsOf)))
    .concat('', 'you@example.com', FORMER_WORDS),
);

function wordsOf({ label, placeholder }: FieldStart): readonly string[] {
  return [label, placeholder];
}
