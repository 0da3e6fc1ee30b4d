import { EFFECT_KEYFRAMES } from './effect-keyframes.ts';

/** The keyframe rules of these effects only; their names begin with `bk-`, so that nothing else can bear them. */
export function effectCss(effects: readonly (string | undefined)[]): string {
  return [...new Set(effects)].map((effect) => {
    const keyframes = effect === undefined ? undefined : EFFECT_KEYFRAMES[effect];
    return keyframes === undefined ? '' : `@keyframes bk-${effect}{${keyframes}}`;
  }).join('');
}
