/**
 * For tests that are about movement. All others visit as one who asked for less of it: drawing
 * entry effects costs a third of a browser test's processor time, and shows nothing that they look
 * at.
 */
export const WITH_MOTION = { contextOptions: { reducedMotion: 'no-preference' } } as const;
