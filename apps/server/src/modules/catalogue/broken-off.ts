/**
 * An import without a heartbeat for this time (ms) counts as broken off. It is longer than the
 * longest step.
 */
export const BROKEN_OFF_MS = 120_000;
