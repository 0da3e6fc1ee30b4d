import type { Language, PopupType } from '@beckon/contract/values';
import type { FormatCopy } from '../copy/copy.ts';
import type { Design } from '../design/design.ts';
import { designOf } from '../design/make-block.ts';
import type { Format, FormatPlan } from './format.ts';

/**
 * The formats of one type out of their plans and words. Designs are made when they are first asked
 * for: there are 234 of them.
 */
export function buildFormats(
  type: PopupType,
  plans: readonly FormatPlan[],
  words: Readonly<Record<Language, FormatCopy>>,
): Format[] {
  return plans.map((plan) => buildFormat(type, plan, words));
}

function buildFormat(
  type: PopupType,
  plan: FormatPlan,
  words: Readonly<Record<Language, FormatCopy>>,
): Format {
  const { number, name, purpose, theme, size, settings } = plan;
  // A code has to be copied, and the visitor gets it only once: it must not vanish by itself.
  const staying =
    words.en[number]?.code === undefined ? {} : { afterConversion: { thanksScreen: true } };
  return {
    type,
    format: `format_${number}`,
    name,
    purpose,
    orientation: size.width > size.height ? 'horizontal' : 'vertical',
    baseSize: size,
    theme,
    design: lazily((language) => designFrom(plan, words, language)),
    settings: { ...staying, ...settings, appearance: { size, ...settings?.appearance } },
  };
}

function designFrom(
  { number, layout, art, fields = [], tone = 'none' }: FormatPlan,
  words: Readonly<Record<Language, FormatCopy>>,
  language: Language,
): Design {
  const copy = words[language][number];
  if (copy === undefined) throw new Error(`Format ${number} has no words in ${language}`);
  return designOf(layout({ language, copy, art, fields, tone, href: '/' }));
}

function lazily(make: (language: Language) => Design): Record<Language, Design> {
  const made = new Map<Language, Design>();
  const designIn = (language: Language): Design => {
    const design = made.get(language) ?? make(language);
    made.set(language, design);
    return design;
  };
  return {
    get en() {
      return designIn('en');
    },
    get he() {
      return designIn('he');
    },
  };
}
