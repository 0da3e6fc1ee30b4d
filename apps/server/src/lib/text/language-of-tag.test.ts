import { expect, it } from 'vitest';
import { languageOfTag } from './language-of-tag.ts';

it('a tag means the same language however it is written', () => {
  for (const tag of ['he', 'HE', 'he-IL', 'he_IL', 'iw', 'iw-IL', 'heb', ' he '])
    expect({ tag, language: languageOfTag(tag) }).toEqual({ tag, language: 'he' });
  for (const tag of ['en', 'EN-gb', 'en_US', 'eng'])
    expect({ tag, language: languageOfTag(tag) }).toEqual({ tag, language: 'en' });
});

it('a tag that only begins like one of our languages is none of them', () => {
  for (const tag of ['hex', 'hello', 'enm', 'fr', '', 'he-', '*', undefined])
    expect({ tag, language: languageOfTag(tag) }).toEqual({ tag, language: undefined });
});
