export { blocksIn, type DesignBlock } from './design-blocks.ts';
export type { Popup, PopupGame } from './popup.ts';
export type { DrawError, DrawnPrize, Prize, PrizeRedirect } from './prize.ts';
export type { ExplanationLine, HeldBy, PopupExplanation } from './explanation.ts';
export { isModal } from './is-modal.ts';
export { mayPrerender } from './may-prerender.ts';
export type { Prerendered } from './prerendered.ts';
export { STEP_LISTS, stepsOf } from './form-steps.ts';
