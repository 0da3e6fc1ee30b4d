import type { FieldKind } from '@beckon/contract/form-rules';
import type { Language } from '@beckon/contract/values';
import type { FieldStart } from '@beckon/languages/copy';
import { COPY } from '../copy.ts';

/** Label and placeholder of a new field. */
export function fieldStart(kind: FieldKind, language: Language): FieldStart {
  const words = COPY[language].shared;
  const phone = { label: words.phone, placeholder: words.phoneHint };
  const starts: Readonly<Record<string, FieldStart>> = {
    ...COPY[language].newParts.fields,
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

/** The choices of a new list. */
export function startOptions(language: Language): { readonly text: string }[] {
  return COPY[language].newParts.options.map((text) => ({ text }));
}

/** Whether a text on a field comes from our designs, not from an owner. */
export function isOurWord(text: string): boolean {
  return OUR_WORDS.has(text);
}

/** Words of earlier designs, which older drafts still contain. */
const FORMER_WORDS = ['E-mail', 'Your e-mail', 'Work e-mail'];

const OUR_WORDS: ReadonlySet<string> = new Set(
  Object.values(COPY)
    .flatMap(({ shared }) => Object.values(shared).flat())
    .filter((words) => typeof words === 'string')
    .concat(
      Object.values(COPY).flatMap(({ newParts }) =>
        Object.values(newParts.fields).flatMap(wordsOf),
      ),
    )
    .concat('', 'you@example.com', FORMER_WORDS),
);

function wordsOf({ label, placeholder }: FieldStart): readonly string[] {
  return [label, placeholder];
}
