import type { TriggeredPopup } from '../popup/triggered-popup.ts';
import type { Fire } from '../triggers/armable.ts';
import type { PageContext } from './show-file.ts';

/** Arms the triggers of a popup that watch the page; returns a function that disarms them. */
export type ArmWatching = (popup: TriggeredPopup, fire: Fire) => () => void;

/** The exports of the `triggers` chunk, which loads when a popup has triggers that watch the page. */
export interface TriggersFile {
  openTriggers(context: PageContext): ArmWatching;
}

export function isTriggersFile(file: unknown): file is TriggersFile {
  return 'openTriggers' in Object(file);
}
