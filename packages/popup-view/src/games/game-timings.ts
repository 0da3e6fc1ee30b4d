/** How long a game takes, in milliseconds. docs/behaviour/games.md. */
export const WHEEL_SPIN_MS = 7_000;
export const SCRATCH_REVEAL_MS = 3_000;
/** Lid off, prize up: long enough to be seen. Ours. */
export const GIFT_OPENING_MS = 1_800;
/** What visitors who want less motion get instead of a spin. Ours. */
export const CALM_FADE_MS = 600;
