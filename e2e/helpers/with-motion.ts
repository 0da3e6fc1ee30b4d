/**
 * Options for tests of movements. All other tests prefer reduced motion, because drawing entry
 * effects takes a third of the processor time of a browser test and does not affect what they
 * check.
 */
export const WITH_MOTION = { contextOptions: { reducedMotion: 'no-preference' } } as const;
