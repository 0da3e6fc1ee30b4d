import { lightboxEn } from '../copy/en/lightbox.ts';
import { lightboxHe } from '../copy/he/lightbox.ts';
import { artTop } from '../layouts/offer.ts';
import { sceneFirst, slantedOffer } from '../layouts/split.ts';
import { buildFormats } from './build-formats.ts';
import type { FormatPlan } from './format.ts';

const PLANS: readonly FormatPlan[] = [
  { number: 1, name: { en: 'Sunday letter', he: 'מכתב יום ראשון' }, purpose: 'newsletter', layout: sceneFirst, theme: 'dawn', art: 'morning', fields: ['email'], size: { width: 800, height: 500 } },
  { number: 2, name: { en: 'Slanted welcome', he: 'ברוכים הבאים באלכסון' }, purpose: 'discount', layout: slantedOffer, theme: 'candy', art: 'tag', fields: ['email'], size: { width: 820, height: 480 } },
  { number: 3, name: { en: 'Packed cart', he: 'עגלה ארוזה' }, purpose: 'cart', layout: artTop, theme: 'mint', art: 'cart', size: { width: 500, height: 580 } },
];

export const LIGHTBOX_FORMATS = buildFormats('lightbox', PLANS, { en: lightboxEn, he: lightboxHe });
