import { defaultGame, defaultSettings, type PopupSettings } from '@beckon/contract/settings';
import type { Language } from '@beckon/contract/values';
import type { Format } from '@beckon/templates';

/**
 * The settings of a new popup of this format: the defaults of its type, overridden by those of the
 * format. A game has prizes, so that it can be played at once.
 */
export function settingsOfFormat(
  { type, format, baseSize, settings: { appearance, closing, game, ...own } }: Format,
  language: Language,
): PopupSettings {
  const basis = defaultSettings(type);
  const played = game ?? (type === 'gamified' ? defaultGame(format, language) : undefined);
  return {
    ...basis,
    ...own,
    ...(played === undefined ? {} : { game: played }),
    appearance: { ...basis.appearance, size: baseSize, ...appearance },
    closing: { ...basis.closing, ...closing },
  };
}
