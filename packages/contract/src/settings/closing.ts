import { type Static, Type } from 'typebox';
import { literals } from './literals.ts';

const Seconds = Type.Number({ minimum: 0, maximum: 3600 });

/** How a visitor may leave a popup. docs/behaviour/closing.md. */
export const ClosingSettings = Type.Object({
  option: literals(['x', 'button', 'none']),
  /** The close button is disabled, with a countdown, until then. 0: it is enabled at once. */
  enabledAfterSeconds: Seconds,
  /** During the countdown the button is hidden instead of disabled. */
  hiddenUntilEnabled: Type.Boolean(),
  comment: Type.String({ maxLength: 300 }),
  skipLabel: Type.String({ maxLength: 100 }),
  autoCloseAfterSeconds: Type.Optional(Seconds),
  onOutsideClick: Type.Boolean(),
  contentLock: Type.Boolean(),
});
export type ClosingSettings = Static<typeof ClosingSettings>;

export const TeaserSettings = Type.Object({
  showMode: literals(['always', 'before_show', 'after_close']),
  label: Type.String({ maxLength: 120 }),
  side: literals(['left', 'right', 'center']),
  animated: Type.Boolean(),
  closeDelayMs: Type.Union([Type.Literal(1500), Type.Literal(200), Type.Literal(5000)]),
});
export type TeaserSettings = Static<typeof TeaserSettings>;
