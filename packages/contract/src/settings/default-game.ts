import { PRIZE_LABELS, type PrizeLabels } from '@beckon/languages/prizes';
import type { Language } from '../values/sites/languages.ts';
import type { Game } from '../values/popups/screens.ts';
import type { GameSettings, PrizeSettings } from './prizes.ts';

interface Starter {
  readonly label: keyof PrizeLabels;
  readonly chances: number;
  readonly code: string;
}

/** An empty code is a losing field. */
const STARTERS: readonly Starter[] = [
  { label: 'tenOff', chances: 30, code: 'WIN10' },
  { label: 'notThisTime', chances: 20, code: '' },
  { label: 'freeShipping', chances: 20, code: 'FREESHIP' },
  { label: 'fifteenOff', chances: 10, code: 'WIN15' },
  { label: 'soClose', chances: 15, code: '' },
  { label: 'thirtyOff', chances: 5, code: 'WIN30' },
];

/**
 * Six prizes that suit most games, with chances that add up to 100; the ready texts of the formats
 * mention the best of them.
 */
function starterPrizes(language: Language): PrizeSettings[] {
  return STARTERS.map(({ label, chances, code }, index) => ({
    id: `prize-${index + 1}`,
    label: PRIZE_LABELS[language][label],
    isWinning: code !== '',
    chances,
    code,
    usesCodePool: false,
  }));
}

/** The codes of a new game's prizes. No shop accepts them until its owner creates them there. */
export const MADE_UP_CODES: ReadonlySet<string> = new Set(
  STARTERS.map(({ code }) => code).filter((code) => code !== ''),
);

/** Which game a format of the type `gamified` is. docs/behaviour/games.md. */
const GAMES_BY_FORMAT: Readonly<Record<string, Game>> = {
  format_1: 'wheel',
  format_2: 'scratch',
  format_3: 'gift',
};

/** What a new game starts with, so that it can be played at once: a form before it, six prizes. */
export function defaultGame(format: string, language: Language): GameSettings {
  return {
    game: GAMES_BY_FORMAT[format] ?? 'wheel',
    prizes: starterPrizes(language),
    skipsPlayScreenAfterWin: false,
    hasCoupon: true,
    formComes: 'before',
  };
}
