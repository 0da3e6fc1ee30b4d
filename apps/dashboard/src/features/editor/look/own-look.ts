import type { OwnLook, PopupSettings } from '@beckon/contract/settings';
import { withOptional } from '../../../lib/with-optional.ts';

const COLOURS = ['background', 'text', 'button', 'accent'] as const;

/** The settings with this look. No side effects. */
export function withOwnLook(settings: PopupSettings, look: OwnLook): PopupSettings {
  return withOptional(settings, 'look', Object.keys(look).length === 0 ? undefined : look);
}

/** The look with the theme's colours instead of the owner's. No side effects. */
export function withoutColours({
  background: _background,
  text: _text,
  button: _button,
  accent: _accent,
  ...kept
}: OwnLook): OwnLook {
  return kept;
}

/** The colours that the owner has set. No side effects. */
export function coloursOf(look: OwnLook): OwnLook {
  return Object.fromEntries(
    COLOURS.flatMap((name) => (look[name] === undefined ? [] : [[name, look[name]]])),
  );
}
