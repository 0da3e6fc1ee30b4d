import { type Language, LANGUAGES } from '@beckon/contract/values';
import type { ConsentFiles, PublishedConsent } from '../../store/store.ts';

/**
 * The languages that a banner was published in. A language that Beckon got later is missing until
 * the owner publishes again.
 */
export function publishedLanguages({
  files,
}: Pick<PublishedConsent, 'files'>): readonly Language[] {
  return LANGUAGES.filter((language) => files[language] !== undefined);
}

/** The language's files; those of the site's own language if the banner was not published in it. */
export function filesIn({ files, design }: PublishedConsent, language: Language): ConsentFiles {
  const found = files[language] ?? files[design.language];
  if (found === undefined) throw new Error('A banner was published without its own language.');
  return found;
}
