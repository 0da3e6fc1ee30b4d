import { type Language, LANGUAGES, lazyTableOf, type PopupType } from '@beckon/contract/values';
import type { Copy } from '@beckon/languages/copy';
import { COPY } from '../copy.ts';
import type { TypeWithFormats } from '../copy.ts';
import type { Design } from '../design/design.ts';
import { designOf } from '../design/make-block.ts';
import type { Format, FormatPlan, SettingsPatch } from './format.ts';

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
  return {
    type,
    format: `format_${number}`,
    name: lazyTableOf(LANGUAGES, (language) => copyIn(language).name),
    purpose,
    orientation: size.width > size.height ? 'horizontal' : 'vertical',
    baseSize: size,
    theme,
    design: lazyTableOf(LANGUAGES, (language) => designFrom(plan, copyIn(language), language)),
    settings: {
      ...afterConversionOf(type, plan, copyIn('en')),
      ...settings,
      appearance: { size, ...settings?.appearance },
    },
  };
}

/** Types whose buttons lead to another page, unless they have a form. */
const LEADS_ON: readonly PopupType[] = [
  'lightbox',
  'bar',
  'sside',
  'bside',
  'fullpage',
  'mobile',
  'browsing',
];

/** How long the thank-you screen suits the format, if not as long as by default. */
function afterConversionOf(
  type: PopupType,
  { fields = [] }: FormatPlan,
  { code, message }: Copy,
): Pick<SettingsPatch, 'afterConversion'> {
  // A code must be copied, and the visitor gets it only once, so the popup must not close by
  // itself.
  if (code !== undefined) return { afterConversion: { thanksScreen: true } };
  // Visitors who press a link want to be there. After some seconds, they would think that it is
  // broken. A message opens beside the page, which stays.
  const leadsOn = LEADS_ON.includes(type) && fields.length === 0 && message === undefined;
  return leadsOn ? { afterConversion: { thanksScreen: true, thanksCloseAfterSeconds: 1 } } : {};
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
