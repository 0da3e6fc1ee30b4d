import type { TriggeredPopup } from '../popup/triggered-popup.ts';
import type { Fire } from '../triggers/armable.ts';
import { armVisitTriggers, watchesPage } from '../triggers/visit-triggers.ts';
import type { AwaitedFile } from './await-file.ts';
import type { ArmWatching } from './triggers-file.ts';
import { visitContext } from './visit-context.ts';

type ArmingDeps = Parameters<typeof visitContext>[0] & {
  /** The triggers that watch the page; loaded when a popup has one. */
  readonly triggers: AwaitedFile<ArmWatching>;
};

/**
 * Arms all triggers of a popup. Those that watch the page are armed when their file is loaded.
 * Returns a function that disarms them. A popup that opens only by clicks keeps the settings of its
 * other triggers, because its owner may want them again, but none of them is armed.
 */
export function armTriggers(deps: ArmingDeps, popup: TriggeredPopup, fire: Fire): () => void {
  if (popup.triggers.clickOnly) return () => undefined;
  const disarms = [armVisitTriggers(popup, visitContext(deps), fire)];
  let isDisarmed = false;
  if (watchesPage(popup))
    deps.triggers.use((arm) => {
      if (!isDisarmed) disarms.push(arm(popup, fire));
    });
  return () => {
    isDisarmed = true;
    disarms.forEach((disarm) => disarm());
  };
}
