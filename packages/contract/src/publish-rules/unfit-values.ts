import type { AudienceRule } from '../settings/audience.ts';

/**
 * What is wrong with the first value of a rule that cannot fit as its owner means it, as a
 * sentence; undefined if there is none. No side effects.
 */
export function unfitValue({ kind, operator, values }: AudienceRule): string | undefined {
  const check = CHECKS[kind];
  if (check === undefined) return undefined;
  return values.map((value) => check(value.trim(), operator)).find((text) => text !== undefined);
}

type Check = (value: string, operator: string) => string | undefined;

/** Rules see addresses without what comes after `#`. Of a pattern, `#` may be anything. */
const anchorProblem: Check = (value, operator) =>
  operator === 'regex' || !value.includes('#')
    ? undefined
    : `The rule about “${value}” sees addresses only up to the “#”, so leave that part out.`;

const CHECKS: Readonly<Record<string, Check>> = {
  country: (value) => codeProblem(value, 'country'),
  language: (value) => codeProblem(value, 'language'),
  'page-url': anchorProblem,
  'landing-page': anchorProblem,
  'visited-page': anchorProblem,
  referrer: anchorProblem,
};

type CodeKind = 'country' | 'language';

function codeProblem(value: string, kind: CodeKind): string | undefined {
  const right = kind === 'country' ? countryOf(value) : languageOf(value);
  if (right?.toLowerCase() === value.toLowerCase()) return undefined;
  const problem = `“${value}” is not ${CODES[kind].words}`;
  return right === undefined
    ? `${problem}, such as ${CODES[kind].example}, so no visitor fits it.`
    : `${problem}: write ${right}.`;
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

/** The country that an owner means: by its code, a former code, or its English name. */
function countryOf(text: string): string | undefined {
  if (!/^[a-z]{2}$/i.test(text)) return OTHER_NAMES[text.toLowerCase()] ?? byName('region', text);
  const { region = '' } = new Intl.Locale(`und-${text}`);
  return namesOf('region').of(region) === undefined || region === 'ZZ' ? undefined : region;
}

/** The language that an owner means, with its country if there is one: `he`, `pt-BR`. */
function languageOf(text: string): string | undefined {
  const tag = text.replaceAll('_', '-');
  if (!/^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i.test(tag)) return byName('language', text);
  try {
    const locale = new Intl.Locale(tag);
    return namesOf('language').of(locale.language) === undefined ? undefined : locale.toString();
  } catch {
    // Such a tag does not exist.
    return undefined;
  }
}

function namesOf(type: 'region' | 'language'): Intl.DisplayNames {
  return new Intl.DisplayNames('en', { type, fallback: 'none' });
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'.split('');

/** Looks at all codes of two letters, which is done only for a value that is no code. */
function byName(type: 'region' | 'language', name: string): string | undefined {
  const names = namesOf(type);
  return LETTERS.flatMap((first) => LETTERS.map((second) => canonical(type, first + second))).find(
    (code) => names.of(code)?.toLowerCase() === name.toLowerCase(),
  );
}

/** The present code instead of a former one. */
function canonical(type: 'region' | 'language', code: string): string {
  return type === 'region'
    ? (new Intl.Locale(`und-${code}`).region ?? code)
    : new Intl.Locale(code).language;
}
