/** How long a game takes, in milliseconds. docs/behaviour/games.md. */
export const WHEEL_SPIN_MS = 7_000;
export const SCRATCH_REVEAL_MS = 3_000;
/** The lid opens and the prize rises, slowly enough to be seen. We chose this value. */
export const GIFT_OPENING_MS = 1_800;
/** Visitors who want less motion see this fade instead of a spin. We chose this value. */
export const CALM_FADE_MS = 600;
