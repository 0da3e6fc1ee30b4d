import type { AppearanceSettings, ClosingSettings } from '../settings/index.ts';
import type { PopupType } from '../values/popup-types.ts';

interface PopupToPrerender {
  readonly type: PopupType;
  readonly game?: unknown;
  readonly coupon?: unknown;
  readonly teaser?: unknown;
  readonly appearance: Pick<AppearanceSettings, 'background' | 'timer'>;
  readonly closing: Pick<ClosingSettings, 'enabledAfterSeconds' | 'contentLock'>;
}

/**
 * Whether a popup's settings let its first screen be prerendered: it begins with the form, and
 * nothing about it moves or counts by itself. Its template may still forbid it.
 * docs/decisions/0060.
 */
export function mayPrerender({
  type,
  game,
  coupon,
  teaser,
  appearance: { background, timer },
  closing,
}: PopupToPrerender): boolean {
  return (
    type !== 'embedded' &&
    [game, coupon, teaser, timer].every((each) => each === undefined) &&
    background === 'none' &&
    closing.enabledAfterSeconds === 0 &&
    !closing.contentLock
  );
}
