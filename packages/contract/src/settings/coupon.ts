import { type Static, Type } from 'typebox';
import { literals } from './literals.ts';

const YEAR_MINUTES = 366 * 24 * 60;

/** A web address or a path of the site, with `{code}` in it. */
export const APPLY_ADDRESS_PATTERN = String.raw`^(?:https?://|/)\S*\{code\}\S*$`;

/**
 * A code for every visitor. `fixed`: the same code for all. `unique`: each visitor gets a different
 * code from an uploaded pool, and `code` is given when the pool is empty.
 */
export const CouponSettings = Type.Object({
  type: literals(['fixed', 'unique']),
  code: Type.String({ maxLength: 100 }),
});
export type CouponSettings = Static<typeof CouponSettings>;

/** Settings for every code that a popup gives, of a coupon or of a prize. */
export const CodeSettings = Type.Object({
  /** A visitor's code expires this many minutes after it was given. Missing: it does not expire. */
  validMinutes: Type.Optional(Type.Integer({ minimum: 1, maximum: YEAR_MINUTES })),
  /**
   * Address of the shop that puts a code into the visitor's cart, with `{code}` where the code
   * belongs.
   */
  applyAddress: Type.Optional(Type.String({ pattern: APPLY_ADDRESS_PATTERN, maxLength: 500 })),
  /**
   * The popup pauses itself when its lists are used up, and no visitor can get anything any more.
   * Missing: it goes on. docs/decisions/0074.
   */
  pausesWhenUsedUp: Type.Optional(Type.Boolean()),
});
export type CodeSettings = Static<typeof CodeSettings>;
