import { barEn } from '../copy/en/bar.ts';
import { barHe } from '../copy/he/bar.ts';
import { barLine } from '../layouts/bars.ts';
import { buildFormats } from './build-formats.ts';
import type { FormatPlan } from './format.ts';

const PLANS: readonly FormatPlan[] = [
  { number: 1, name: { en: 'One clear line', he: 'שורה אחת ברורה' }, purpose: 'shipping', layout: barLine, theme: 'cobalt', art: 'truck', tone: 'deep', size: { width: 1920, height: 80 } },
];

export const BAR_FORMATS = buildFormats('bar', PLANS, { en: barEn, he: barHe });
