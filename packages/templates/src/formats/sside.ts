import { ssideEn } from '../copy/en/sside.ts';
import { ssideHe } from '../copy/he/sside.ts';
import { sideCard } from '../layouts/side.ts';
import { buildFormats } from './build-formats.ts';
import type { FormatPlan } from './format.ts';

const PLANS: readonly FormatPlan[] = [
  { number: 1, name: { en: 'Ring the bell', he: 'פעמון' }, purpose: 'stock', layout: sideCard, theme: 'lilac', art: 'bell', fields: ['email'], size: { width: 380, height: 540 } },
];

export const SSIDE_FORMATS = buildFormats('sside', PLANS, { en: ssideEn, he: ssideHe });
