import { defaultSettings, type PopupSettings } from '@beckon/contract/settings';
import type { Format } from '@beckon/templates';

/** What a new popup of this format starts with: the type's defaults under the format's own wishes. */
export function settingsOfFormat({ type, baseSize, settings: { appearance, closing, game, ...own } }: Format): PopupSettings {
  const basis = defaultSettings(type);
  return {
    ...basis, ...own, ...(game === undefined ? {} : { game }),
    appearance: { ...basis.appearance, size: baseSize, ...appearance },
    closing: { ...basis.closing, ...closing },
  };
}
