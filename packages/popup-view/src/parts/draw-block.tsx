import type { ComponentType, ReactNode } from 'react';
import type { BlockSource } from '../template/to-elements.tsx';
import { CloseBlock } from './close-block.tsx';
import { Countdown } from './countdown.tsx';
import { Coupon } from './coupon.tsx';
import { FieldBlock, FormBlock, StepBlock, SubmitBlock } from './form-block.tsx';
import { GameBlock } from './game.tsx';
import { LinkButton } from './link-button.tsx';
import { Products } from './products.tsx';
import { SocialSlot } from './social-slot.tsx';
import { Ticker } from './ticker.tsx';
import { Video } from './video.tsx';

/** The component of each marked element of docs/template-contract.md; a new kind is one line here and one file. */
const BLOCKS: Readonly<Record<string, ComponentType<{ readonly source: BlockSource }>>> = {
  'form': FormBlock, 'step': StepBlock, 'field': FieldBlock, 'submit': SubmitBlock,
  'link-button': LinkButton, 'close-button': CloseBlock, 'coupon': Coupon, 'countdown': Countdown, 'ticker': Ticker,
  'video': Video, 'products': Products, 'social': SocialSlot, 'game': GameBlock,
};

/** Draws a marked element; undefined for kinds that are not known (and for `html`), which are drawn as they are. */
export function drawBlock(source: BlockSource): ReactNode | undefined {
  const Block = Object.hasOwn(BLOCKS, source.kind) ? BLOCKS[source.kind] : undefined;
  if (Block === undefined) return undefined;
  const { key, ...props } = source.props;
  return <Block key={String(key)} source={{ ...source, props }} />;
}
