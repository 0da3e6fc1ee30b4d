import { type Static, Type } from 'typebox';

/**
 * The maximum number of codes in all pools of a site's popups together. Popups in the trash do not
 * count.
 */
export const CODES_PER_SITE = 500_000;
/** Below this many codes or prizes left, the dashboard warns. */
export const LOW_STOCK = 10;

/**
 * One prize of a game, and how much of it is left. Prizes themselves are edited in
 * `settings.game.prizes` of the popup.
 */
export const PrizeStock = Type.Object({
  prizeId: Type.String(),
  label: Type.String(),
  isWinning: Type.Boolean(),
  /** Share of the odds, 0 to 1, after normalising. */
  share: Type.Number(),
  given: Type.Integer(),
  givenToday: Type.Integer(),
  /** Missing: the stock is unlimited. */
  stockLeft: Type.Optional(Type.Integer()),
  usesCodePool: Type.Boolean(),
  codesTotal: Type.Integer(),
  codesLeft: Type.Integer(),
  isLow: Type.Boolean(),
  /** It can be won, but none is left. A list that never had a code is not used up. */
  isUsedUp: Type.Optional(Type.Literal(true)),
});
export type PrizeStock = Static<typeof PrizeStock>;

/**
 * `GET /api/owner/popups/{popupId}/prizes`; 404 when the popup has neither a game nor a coupon with
 * a pool. The log of draws: `GET /api/owner/popups/{popupId}/draws.csv`.
 */
export const PrizeStockAnswer = Type.Object({
  success: Type.Literal(true),
  prizes: Type.Array(PrizeStock),
});
export type PrizeStockAnswer = Static<typeof PrizeStockAnswer>;

/**
 * `POST /api/owner/popups/{popupId}/prizes/{prizeId}/codes`: adds the codes of a CSV: of the column
 * whose heading says "code", else of the first one; 409 when the site would have too many. `DELETE`
 * on the same address removes the codes that were not given out.
 */
export const UploadCodesRequest = Type.Object(
  {
    csv: Type.String({ minLength: 1, maxLength: 10_000_000 }),
  },
  { additionalProperties: false },
);
export type UploadCodesRequest = Static<typeof UploadCodesRequest>;

export const UploadCodesAnswer = Type.Object({
  success: Type.Literal(true),
  added: Type.Integer(),
  /** Already in the pool of this or another prize of the popup, or twice in the file. */
  duplicates: Type.Integer(),
  /**
   * Left out because they differ from another code of the list or the popup only in upper and lower
   * case: shops take these for one code.
   */
  otherCase: Type.Integer(),
  /** Empty, longer than 100 characters, or with control characters. */
  invalid: Type.Integer(),
  codesLeft: Type.Integer(),
  /** The first codes of the list, so that the owner sees what was taken for a code. */
  firstCodes: Type.Array(Type.String()),
  /**
   * Other popups of the site that have some codes of the list too, or gave them out, so that two
   * visitors may get one code.
   */
  elsewhere: Type.Array(
    Type.Object({
      popupId: Type.String(),
      name: Type.String(),
      isDeleted: Type.Boolean(),
      codes: Type.Integer(),
    }),
  ),
});
export type UploadCodesAnswer = Static<typeof UploadCodesAnswer>;
