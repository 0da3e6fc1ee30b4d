/** Business limits that two programs share. Sections name the specification. */
export const INPUT_MAX_LENGTH = 254; // display §5
export const NAME_MIN_LENGTH = 1; // display §5
export const NAME_MAX_LENGTH = 40; // display §5
export const PHONE_MIN_DIGITS = 7; // display §5
export const PHONE_MAX_DIGITS = 15; // display §5
export const RECENT_PRODUCTS_KEPT = 3; // interaction §9
export const PRODUCT_TITLE_MAX_LENGTH = 50; // interaction §7.1
export const WHEEL_SLICES = 12; // interaction §4.4
export const WHEEL_SLICE_DEGREES = 30; // interaction §4.4
export const WHEEL_EXTRA_SLICES = 24; // interaction §4.4
export const AUTOMATIC_POPUPS_PER_VISIT = 2; // decisions.md, attention budget
export const UNLIMITED_POPUPS_PER_VISIT = 100; // an attention budget that nobody uses up
export const VISIT_IDLE_MINUTES = 30; // decisions.md, "a visit"
export const BODY_LIMIT_BYTES = 256 * 1024;
export const CURRENT_VERSION = 6; // created_version of everything we make
export const VIEWS_LIMIT_MESSAGE = 'You have been reached the max poptins views number'; // display §4
export const RESTRICTED_MESSAGE = 'Client restricted'; // display §4
export const TRIAL_CODE = 'PREVIEW'; // what a prize won in a preview gives
export const COUPON_PRIZE_ID = 'coupon'; // stands for a prize's id where a popup without a game gives codes of a pool

/**
 * Most characters of what a submitted form says of a field, and most fields: senders cut to it, the
 * server keeps no more.
 */
export const FIELD_LIMITS = {
  fields: 200,
  id: 200,
  kind: 40,
  name: 300,
  placeholder: 1000,
  value: 20_000,
} as const;
export const PICTURE_MAX_BYTES = 2 * 1024 * 1024; // of an uploaded picture
