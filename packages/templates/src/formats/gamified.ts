import { gamifiedEn } from '../copy/en/gamified.ts';
import { gamifiedHe } from '../copy/he/gamified.ts';
import { giftGame, scratchGame, wheelGame } from '../layouts/games.ts';
import { buildFormats } from './build-formats.ts';
import type { FormatPlan } from './format.ts';

const PLANS: readonly FormatPlan[] = [
  {
    number: 1,
    name: { en: 'Prize wheel', he: 'גלגל הפרסים' },
    purpose: 'game',
    layout: wheelGame,
    theme: 'midnight',
    art: 'wheel',
    fields: ['email'],
    size: { width: 600, height: 950 },
  },
  {
    number: 2,
    name: { en: 'Scratch card', he: 'כרטיס גירוד' },
    purpose: 'game',
    layout: scratchGame,
    theme: 'citrus',
    art: 'scratchCard',
    fields: ['email'],
    size: { width: 900, height: 950 },
  },
  {
    number: 3,
    name: { en: 'Gift boxes', he: 'קופסאות מתנה' },
    purpose: 'game',
    layout: giftGame,
    theme: 'candy',
    art: 'boxes',
    fields: ['email'],
    size: { width: 1130, height: 1000 },
  },
];

export const GAMIFIED_FORMATS = buildFormats('gamified', PLANS, { en: gamifiedEn, he: gamifiedHe });
