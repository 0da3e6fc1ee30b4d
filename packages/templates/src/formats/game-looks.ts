import { COPY } from '../copy.ts';
import { gameBeside, gameWithPhoto } from '../layouts/game-looks.ts';
import { buildFormat } from './build-formats.ts';
import type { FormatPlan } from './format.ts';

const BESIDE = { width: 1060, height: 640 };
const WITH_PHOTO = { width: 960, height: 640 };

/** Each game has one format and two more looks of it. `number` is the number of that format. */
const PLANS: readonly FormatPlan[] = [
  {
    number: 1,
    purpose: 'game',
    layout: gameBeside('wheel', 'tint'),
    theme: 'dawn',
    art: 'wheel',
    fields: ['email'],
    size: BESIDE,
  },
  {
    number: 1,
    purpose: 'game',
    layout: gameWithPhoto('wheel'),
    theme: 'forest',
    art: 'wheel',
    photo: 'gifts',
    fields: ['email'],
    size: WITH_PHOTO,
  },
  {
    number: 2,
    purpose: 'game',
    layout: gameWithPhoto('scratch'),
    theme: 'ink',
    art: 'scratchCard',
    photo: 'rings',
    fields: ['email'],
    size: WITH_PHOTO,
  },
  {
    number: 2,
    purpose: 'game',
    layout: gameBeside('scratch', 'deep'),
    theme: 'cobalt',
    art: 'scratchCard',
    fields: ['email'],
    size: BESIDE,
  },
  {
    number: 3,
    purpose: 'game',
    layout: gameBeside('gift', 'tint'),
    theme: 'holly',
    art: 'boxes',
    fields: ['email'],
    size: BESIDE,
  },
  {
    number: 3,
    purpose: 'game',
    layout: gameWithPhoto('gift'),
    theme: 'sand',
    art: 'boxes',
    photo: 'vases',
    fields: ['email'],
    size: WITH_PHOTO,
  },
];

/** More designs of the three games. Each belongs to the format of its game. */
export const GAME_LOOKS = PLANS.map((plan, index) =>
  buildFormat('gamified', plan, (language) => {
    const copy = COPY[language].gameLooks[index + 1];
    if (copy === undefined) throw new Error(`look ${index + 1} has no words in ${language}`);
    return copy;
  }),
);
