import type { Extras } from '../lazy/lazy-parts.ts';
import { Countdown } from './countdown.tsx';
import { Coupon } from './coupon.tsx';
import rareFieldsCss from '../fields/rare-fields.css?inline';
import blocksCss from './extras.css?inline';
import { GameBlock } from './game.tsx';
import { Products } from './products.tsx';
import { Share } from './share.tsx';
import { SocialSlot } from './social-slot.tsx';
import { StepBlock } from './step-block.tsx';
import { Ticker } from './ticker.tsx';
import { Video } from './video.tsx';

/**
 * Blocks that few popups have. They are loaded for popups with such a block. Add the name of a new
 * one to `lazy/extra-block-names.ts`; the compiler then asks for its component here.
 */
export const EXTRA_BLOCKS: Extras['EXTRA_BLOCKS'] = {
  coupon: Coupon,
  countdown: Countdown,
  ticker: Ticker,
  video: Video,
  products: Products,
  share: Share,
  social: SocialSlot,
  game: GameBlock,
  step: StepBlock,
};

/** Fields of every kind. */
export { Field } from '../fields/field.tsx';
export { PreviewBanner } from './preview-banner.tsx';
export { StepProgress } from '../form/step-progress.tsx';
/** The styles of all these blocks and fields. */
export const extrasCss = blocksCss + rareFieldsCss;
export { RARE_KEYFRAMES } from '../movement/rare-keyframes.ts';
