import { type Static, Type } from 'typebox';
import { GAMES } from '../values/popups/screens.ts';
import { literals } from './literals.ts';

/**
 * A prize as its owner sets it up. `chances` is a weight, normalised when drawn.
 * docs/behaviour/games.md#prizes.
 */
export const PrizeSettings = Type.Object({
  id: Type.String({ minLength: 1, maxLength: 40 }),
  label: Type.String({ maxLength: 120 }),
  isWinning: Type.Boolean(),
  chances: Type.Number({ minimum: 0, maximum: 1_000_000 }),
  /** A fixed code, or codes of a pool uploaded for this prize, each given once. */
  code: Type.String({ maxLength: 100 }),
  usesCodePool: Type.Boolean(),
  /** How many may be won in total and per day; missing: there is no limit. */
  stock: Type.Optional(Type.Integer({ minimum: 0 })),
  dailyCap: Type.Optional(Type.Integer({ minimum: 0 })),
  redirect: Type.Optional(
    Type.Object({
      to: literals(['none', 'url', 'close']),
      url: Type.String({ maxLength: 2000 }),
      delaySeconds: Type.Optional(Type.Number({ minimum: 0, maximum: 600 })),
    }),
  ),
});
export type PrizeSettings = Static<typeof PrizeSettings>;

export const GameSettings = Type.Object({
  game: literals(GAMES),
  prizes: Type.Array(PrizeSettings, { maxItems: 24 }),
  skipsPlayScreenAfterWin: Type.Boolean(),
  /** True if the wheel gives coupons: redirect delays are tripled. */
  hasCoupon: Type.Boolean(),
  /** Whether the form is asked before or after play. */
  formComes: literals(['before', 'after', 'never']),
});
export type GameSettings = Static<typeof GameSettings>;
