import { type Static, Type } from 'typebox';
import { literals } from './literals.ts';

const YEAR_MINUTES = 366 * 24 * 60;

/** A web address or a path of the site, with `{code}` in it. */
export const APPLY_ADDRESS_PATTERN = String.raw`^(?:https?://|/)\S*\{code\}\S*$`;

/**
 * A code for every visitor: one for all, or each their own out of an uploaded pool; then `code` is
 * what is given when the pool is empty.
 */
export const CouponSettings = Type.Object({
  type: literals(['fixed', 'unique']),
  code: Type.String({ maxLength: 100 }),
});
export type CouponSettings = Static<typeof CouponSettings>;

/** What holds for every code that a popup gives, a coupon's or a prize's. */
export const CodeSettings = Type.Object({
  /** A visitor's code ends so many minutes after it was given. Missing: it does not end. */
  validMinutes: Type.Optional(Type.Integer({ minimum: 1, maximum: YEAR_MINUTES })),
  /**
   * Address of the shop that puts a code into the visitor's cart, with `{code}` where the code
   * belongs.
   */
  applyAddress: Type.Optional(Type.String({ pattern: APPLY_ADDRESS_PATTERN, maxLength: 500 })),
});
export type CodeSettings = Static<typeof CodeSettings>;
