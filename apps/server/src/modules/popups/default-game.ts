import type { GameSettings, PrizeSettings } from '@beckon/contract/settings';
import type { Game, Language } from '@beckon/contract/values';

const WORDS = {
  en: { ten: '10% off', shipping: 'Free shipping', thirty: '30% off', lost: 'Next time' },
  he: { ten: '10% הנחה', shipping: 'משלוח חינם', thirty: '30% הנחה', lost: 'בפעם הבאה' },
} as const satisfies Record<Language, Record<string, string>>;

const GAMES_BY_FORMAT: Readonly<Record<string, Game>> = { format_1: 'wheel', format_2: 'scratch', format_3: 'gift' };

/** Prizes that a new game starts with, so that it can be played at once: three to win and a blank. */
export function defaultGame(format: string, language: Language): GameSettings {
  const words = WORDS[language];
  return {
    game: GAMES_BY_FORMAT[format] ?? 'wheel',
    prizes: [prize('ten-percent', words.ten, 40, 'SAVE10'), prize('free-shipping', words.shipping, 25, 'SHIPFREE'), prize('thirty-percent', words.thirty, 10, 'SAVE30'),
      { id: 'no-luck', label: words.lost, isWinning: false, chances: 25, code: '', usesCodePool: false }],
    skipsPlayScreenAfterWin: false, hasCoupon: true, formComes: 'before',
  };
}

function prize(id: string, label: string, chances: number, code: string): PrizeSettings {
  return { id, label, isWinning: true, chances, code, usesCodePool: false };
}
