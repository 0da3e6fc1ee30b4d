import { embeddedEn } from '../copy/en/embedded.ts';
import { embeddedHe } from '../copy/he/embedded.ts';
import { articleBox } from '../layouts/embedded.ts';
import { buildFormats } from './build-formats.ts';
import type { FormatPlan } from './format.ts';

const PLANS: readonly FormatPlan[] = [
  { number: 1, name: { en: 'Keep reading', he: 'ממשיכים לקרוא' }, purpose: 'newsletter', layout: articleBox, theme: 'sand', art: 'reader', fields: ['email'], size: { width: 760, height: 320 } },
];

export const EMBEDDED_FORMATS = buildFormats('embedded', PLANS, { en: embeddedEn, he: embeddedHe });
