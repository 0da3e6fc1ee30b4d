import type { AppearanceSettings, ClosingSettings } from '../settings/index.ts';
import type { PopupType } from '../values/popups/popup-types.ts';

interface PopupToPrerender {
  readonly type: PopupType;
  readonly game?: unknown;
  readonly coupon?: unknown;
  readonly teaser?: unknown;
  readonly appearance: Pick<AppearanceSettings, 'background' | 'timer'>;
  readonly closing: Pick<
    ClosingSettings,
    'enabledAfterSeconds' | 'contentLock' | 'autoCloseAfterSeconds'
  >;
}

/**
 * Whether a popup's settings let its first screen be prerendered: it begins with the form, and
 * nothing in it moves or counts automatically. A popup that closes automatically could close while
 * its form waits for the view to send it. Its template may still forbid it. docs/decisions/0060.
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
    [game, coupon, teaser, timer, closing.autoCloseAfterSeconds].every(
      (each) => each === undefined,
    ) &&
    background === 'none' &&
    closing.enabledAfterSeconds === 0 &&
    !closing.contentLock
  );
}
