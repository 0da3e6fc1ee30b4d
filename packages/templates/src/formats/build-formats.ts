import { type Language, LANGUAGES, lazyTableOf, type PopupType } from '@beckon/contract/values';
import type { Copy } from '@beckon/languages/copy';
import { COPY } from '../copy.ts';
import type { TypeWithFormats } from '../copy.ts';
import type { Design } from '../design/design.ts';
import { designOf } from '../design/make-block.ts';
import type { Format, FormatPlan } from './format.ts';

/**
 * Builds the formats of one type from their plans and texts. A design is built when it is first
 * used, because there are 234 of them.
 */
export function buildFormats(type: TypeWithFormats, plans: readonly FormatPlan[]): Format[] {
  return plans.map((plan) =>
    buildFormat(type, plan, (language) => copyOf(type, plan.number, language)),
  );
}

/** Builds one format from its plan and its texts in each language. */
export function buildFormat(
  type: PopupType,
  plan: FormatPlan,
  copyIn: (language: Language) => Copy,
): Format {
  const { number, purpose, theme, size, settings } = plan;
  // A code must be copied, and the visitor gets it only once, so the popup must not close by
  // itself.
  const staying =
    copyIn('en').code === undefined ? {} : { afterConversion: { thanksScreen: true } };
  return {
    type,
    format: `format_${number}`,
    name: lazyTableOf(LANGUAGES, (language) => copyIn(language).name),
    purpose,
    orientation: size.width > size.height ? 'horizontal' : 'vertical',
    baseSize: size,
    theme,
    design: lazyTableOf(LANGUAGES, (language) => designFrom(plan, copyIn(language), language)),
    settings: { ...staying, ...settings, appearance: { size, ...settings?.appearance } },
  };
}

function designFrom(
  { layout, art, photo, fields = [], tone = 'none' }: FormatPlan,
  copy: Copy,
  language: Language,
): Design {
  const shown = copy.art === undefined ? { art, photo: copy.photo ?? photo } : { art: copy.art };
  return designOf(layout({ language, copy, ...shown, fields, tone, href: '/' }));
}

function copyOf(type: TypeWithFormats, number: number, language: Language): Copy {
  const copy = COPY[language].formats[type][number];
  if (copy === undefined) throw new Error(`${type} ${number} has no words in ${language}`);
  return copy;
}
