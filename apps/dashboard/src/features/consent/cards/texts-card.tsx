import { directionOf } from '@beckon/contract/values';
import { Stack, Textarea, TextInput } from '@mantine/core';
import type { ConsentTexts } from '@beckon/contract/consent';
import { useState } from 'react';
import { LanguageChoice } from '../../../components/language-choice.tsx';
import { Card } from '../../../components/ui/layout/card.tsx';
import type { OpenCardProps } from './card-props.ts';
import { choicesOf, TEXT_NAMES } from '../consent-words.ts';
import { textOfField } from '../editor-sections.ts';
import { More } from './more.tsx';

/** The texts that are shown first; the others are rarely needed. */
const MAIN: readonly (keyof ConsentTexts)[] = [
  'title',
  'message',
  'accept',
  'deny',
  'viewPreferences',
  'savePreferences',
];
const LONG = /message|Text$|Message$|^blockedBy/;

/** All texts of the banner, its choices and blocked content, in each language. */
export function TextsCard({ draft, onChange, field }: OpenCardProps) {
  const start = textOfField(field);
  const [language, setLanguage] = useState(start?.language ?? draft.language);
  const texts = draft.texts[language];
  const fieldOf = (name: keyof ConsentTexts) => {
    const Field = LONG.test(name) ? Textarea : TextInput;
    return (
      <Field
        key={`${language} ${name}`}
        id={`texts.${language}.${name}`}
        label={TEXT_NAMES[name]}
        value={texts[name]}
        error={texts[name].trim() === '' ? 'Write something here' : undefined}
        dir={directionOf(language)}
        maxLength={LONG.test(name) ? 1000 : 120}
        {...(Field === Textarea ? { autosize: true, minRows: 2 } : {})}
        onChange={(event: { readonly currentTarget: { readonly value: string } }) =>
          onChange({
            texts: { ...draft.texts, [language]: { ...texts, [name]: event.currentTarget.value } },
          })
        }
      />
    );
  };
  const others = choicesOf(TEXT_NAMES)
    .map(({ value }) => value)
    .filter((name) => !MAIN.includes(name));
  return (
    <Card
      title="Texts"
      about="The banner uses the language of the script tag, otherwise the site’s language."
    >
      <Stack gap="md">
        <LanguageChoice
          aria-label="Language of the texts"
          value={language}
          onChange={setLanguage}
        />
        {MAIN.map(fieldOf)}
        <More
          startsOpen={start !== undefined && !MAIN.includes(start.name)}
          summary="All other texts"
        >
          <Stack gap="md" mt="sm">
            {others.map(fieldOf)}
          </Stack>
        </More>
      </Stack>
    </Card>
  );
}
