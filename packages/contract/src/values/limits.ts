/** Business limits that two programs share. */

// docs/behaviour/forms.md
export const INPUT_MAX_LENGTH = 254;
export const NAME_MAX_LENGTH = 40;
export const PHONE_MIN_DIGITS = 7;
export const PHONE_MAX_DIGITS = 15;

// docs/behaviour/games.md#wheel
export const WHEEL_SLICES = 12;
export const WHEEL_SLICE_DEGREES = 30;
export const WHEEL_EXTRA_SLICES = 24;

export const AUTOMATIC_POPUPS_PER_VISIT = 2; // docs/behaviour/frequency.md#popups-in-one-visit
export const UNLIMITED_POPUPS_PER_VISIT = 100; // an attention budget that nobody uses up
export const BODY_LIMIT_BYTES = 256 * 1024;
export const CURRENT_VERSION = 6; // created_version of everything we make

// docs/behaviour/plan-limits.md#restricted-accounts
export const VIEWS_LIMIT_MESSAGE = 'You have been reached the max poptins views number';
export const RESTRICTED_MESSAGE = 'Client restricted';

export const TRIAL_CODE = 'PREVIEW'; // the code of a prize that is won in a preview
export const COUPON_PRIZE_ID = 'coupon'; // used as the prize's id when a popup without a game gives codes from a pool

/**
 * The maximum number of fields of a submitted form, and of characters of each part of a field.
 * Senders cut to these limits, and the server stores no more.
 */
export const FIELD_LIMITS = {
  fields: 200,
  id: 200,
  kind: 40,
  name: 300,
  placeholder: 1000,
  value: 20_000,
} as const;
export const PASSWORD_MIN_LENGTH = 10; // of an owner's account
export const PASSWORD_MAX_LENGTH = 128;
export const PICTURE_MAX_BYTES = 2 * 1024 * 1024; // of an uploaded picture

/** For how many days a deleted popup can be restored. */
export const TRASH_DAYS = 30;
