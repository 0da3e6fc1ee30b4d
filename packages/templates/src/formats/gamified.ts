import { giftGame, scratchGame, wheelGame } from '../layouts/games.ts';
import { buildFormats } from './build-formats.ts';
import type { FormatPlan } from './format.ts';

const PLANS: readonly FormatPlan[] = [
  {
    number: 1,
    purpose: 'game',
    layout: wheelGame,
    theme: 'midnight',
    art: 'wheel',
    fields: ['email'],
    size: { width: 600, height: 950 },
  },
  {
    number: 2,
    purpose: 'game',
    layout: scratchGame,
    theme: 'citrus',
    art: 'scratchCard',
    fields: ['email'],
    size: { width: 900, height: 950 },
  },
  {
    number: 3,
    purpose: 'game',
    layout: giftGame,
    theme: 'candy',
    art: 'boxes',
    fields: ['email'],
    size: { width: 1130, height: 1000 },
  },
];

export const GAMIFIED_FORMATS = buildFormats('gamified', PLANS);
