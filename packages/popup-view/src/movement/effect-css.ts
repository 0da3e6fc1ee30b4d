import { COMMON_KEYFRAMES } from './common-keyframes.ts';

/** Whether the effect's keyframes are in the extras. */
export function isRareEffect(effect: string): boolean {
  return effect !== 'none' && !Object.hasOwn(COMMON_KEYFRAMES, effect);
}

/**
 * The keyframe rules of these effects. Their names begin with `bk-`, so that they do not conflict
 * with names of the page.
 */
export function effectCss(
  effects: readonly (string | undefined)[],
  rare: Readonly<Record<string, string>> = {},
): string {
  return [...new Set(effects)]
    .map((effect) => {
      const keyframes =
        effect === undefined ? undefined : (COMMON_KEYFRAMES[effect] ?? rare[effect]);
      return keyframes === undefined ? '' : `@keyframes bk-${effect}{${keyframes}}`;
    })
    .join('');
}
