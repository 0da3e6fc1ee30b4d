import { isDeepStrictEqual } from 'node:util';
import type { Language } from '@beckon/contract/values';
import { publishedLanguages } from './published-languages.ts';
import { pageSettings, type PageSettingsContext } from './page-settings.ts';

/**
 * The settings as JavaScript. Their language is the one that the address names, otherwise the
 * page's, otherwise the site's. Languages differ in few values, so without one in the address the
 * code contains the values of all languages.
 */
export function settingsCode(
  context: Omit<PageSettingsContext, 'language'>,
  wanted: Language | undefined,
): string {
  const own = wanted ?? context.live.published.design.language;
  const settings = pageSettings({ ...context, language: own });
  if (wanted !== undefined) return asCode(settings);
  const others = publishedLanguages(context.live.published)
    .filter((language) => language !== own)
    .map((language) => [language, changedValues(settings, pageSettings({ ...context, language }))]);
  const ofPage = 'document.documentElement.lang.slice(0,2).toLowerCase()';
  return `Object.assign(${asCode(settings)},${asCode(Object.fromEntries(others))}[${ofPage}])`;
}

function changedValues(from: object, to: object): object {
  const before = new Map(Object.entries(from));
  return Object.fromEntries(
    Object.entries(to).filter(([name, value]) => !isDeepStrictEqual(before.get(name), value)),
  );
}

/** `<` is escaped because the text may also be pasted into a page. */
function asCode(value: object): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}
