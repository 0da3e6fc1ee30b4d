import type { AudienceRule } from '../../settings/audience.ts';
import { LANGUAGES } from '../../values/sites/languages.ts';

/**
 * What is wrong with the first value of a rule that cannot fit as its owner means it, as a
 * sentence; undefined if there is none. No side effects.
 */
export function unfitValue({ kind, operator, values }: AudienceRule): string | undefined {
  const check = CHECKS[kind];
  if (check === undefined) return undefined;
  return values
    .map((value) => value.trim())
    .filter((value) => value !== '')
    .map((value) => check(value, operator))
    .find((text) => text !== undefined);
}

type Check = (value: string, operator: string) => string | undefined;

/** Rules see addresses without what comes after `#`. Of a pattern, `#` may be anything. */
const anchorProblem: Check = (value, operator) =>
  operator === 'regex' || !value.includes('#')
    ? undefined
    : `The rule about “${value}” sees addresses only up to the “#”, so leave that part out.`;

const CHECKS: Readonly<Record<string, Check>> = {
  country: (value, operator) => codeProblem(value, operator, 'country'),
  language: (value, operator) => codeProblem(value, operator, 'language'),
  'page-url': anchorProblem,
  'landing-page': anchorProblem,
  'visited-page': anchorProblem,
  referrer: anchorProblem,
};

type CodeKind = 'country' | 'language';

function codeProblem(value: string, operator: string, kind: CodeKind): string | undefined {
  const right = kind === 'country' ? countryOf(value) : languageOf(value);
  if (right?.toLowerCase() === value.toLowerCase()) return undefined;
  const problem = `“${value}” is not ${CODES[kind].words}`;
  if (right !== undefined) return `${problem}: write ${right}.`;
  const effect = operator === 'not_in' ? 'it excludes nobody' : 'no visitor fits it';
  return `${problem}, such as ${CODES[kind].example}, so ${effect}.`;
}

const CODES = {
  country: { words: 'the code of a country', example: 'DE' },
  language: { words: 'the code of a language that browsers send', example: 'de' },
} as const;

/** Other names and codes that people write. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  usa: 'US',
  england: 'GB',
  uae: 'AE',
  'czech republic': 'CZ',
};

/** What some proxies send instead of a country, for visitors who come through Tor. */
const TOR = 'T1';

/** The country that an owner means: by its code, a former code, or its name. */
function countryOf(text: string): string | undefined {
  if (text.toUpperCase() === TOR) return TOR;
  if (!/^[a-z]{2}$/i.test(text)) return OTHER_NAMES[text.toLowerCase()] ?? byName('region', text);
  const { region = '' } = new Intl.Locale(`und-${text}`);
  return namesOf('region', 'en').of(region) === undefined || region === 'ZZ' ? undefined : region;
}

/** The language that an owner means, with its country if there is one: `he`, `pt-BR`. */
function languageOf(text: string): string | undefined {
  const tag = text.replaceAll('_', '-');
  if (!/^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i.test(tag)) return byName('language', text);
  try {
    const locale = new Intl.Locale(tag);
    return namesOf('language', 'en').of(locale.language) === undefined
      ? undefined
      : locale.toString();
  } catch {
    // Such a tag does not exist.
    return undefined;
  }
}

function namesOf(type: 'region' | 'language', language: string): Intl.DisplayNames {
  return new Intl.DisplayNames(language, { type, fallback: 'none' });
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'.split('');

/** By its name in one of our languages. Looks at all codes of two letters, only for what is no code. */
function byName(type: 'region' | 'language', name: string): string | undefined {
  const codes = LETTERS.flatMap((first) =>
    LETTERS.map((second) => canonical(type, first + second)),
  );
  const wanted = name.toLowerCase();
  return LANGUAGES.map((language) => {
    const names = namesOf(type, language);
    return codes.find((code) => names.of(code)?.toLowerCase() === wanted);
  }).find((code) => code !== undefined);
}

/** The present code instead of a former one. */
function canonical(type: 'region' | 'language', code: string): string {
  return type === 'region'
    ? (new Intl.Locale(`und-${code}`).region ?? code)
    : new Intl.Locale(code).language;
}
