import type { DisplayAnswer } from '../calls/from-wire/answer-from-wire.ts';
import { type ArmedPage, type ArmFile, isArmFile } from './arm-file.ts';
import type { PopupRegistry } from './popup-registry.ts';
import type { PageContext } from './show-file.ts';

/**
 * The popups of one page view. The chunk that arms them loads when the first popup is offered or
 * asked for.
 */
export interface PagePopups extends Pick<PopupRegistry, 'open' | 'leave'> {
  /**
   * Arms the popups of the answer, or only the named ones. Resolves once that is done or the page
   * is left. The chunk is requested until it loads, less and less often.
   */
  readonly take: (answer: DisplayAnswer, onlyIds?: readonly string[]) => Promise<void>;
  /** Undefined when the chunk that reads the answer cannot be loaded. */
  readonly load: () => Promise<ArmedPage | undefined>;
  /** Undefined until the chunk has loaded. */
  readonly registry: () => PopupRegistry | undefined;
}

interface PagePopupsDeps extends Pick<PageContext, 'loadPart' | 'clock'> {
  readonly open: (file: ArmFile) => ArmedPage;
}

/**
 * The first attempt to load the chunk may fail. This is the pause before the second one, because
 * nothing else would retry.
 */
const FIRST_PAUSE_MS = 2_000;

export function createPagePopups({ loadPart, clock, open }: PagePopupsDeps): PagePopups {
  let armed: ArmedPage | undefined;
  /** The last answer about all popups. An older one is no longer read. */
  let newest: DisplayAnswer['wire'] | undefined;
  let hasLeft = false;
  const load: PagePopups['load'] = async () => {
    const file = await loadPart('arm');
    if (isArmFile(file) && !hasLeft) armed ??= open(file);
    return armed;
  };
  return {
    load,
    async take({ offersPopups, wire }, onlyIds) {
      if (!onlyIds) newest = wire;
      // An answer without popups withdraws those that wait.
      if (!offersPopups && !armed) return;
      const isTaken = async () =>
        (await load())?.take(wire, onlyIds, () => !onlyIds && newest !== wire);
      for (let pauseMs = FIRST_PAUSE_MS; !(await isTaken()); pauseMs *= 4) {
        await new Promise<void>((resolve) => clock.after(pauseMs, resolve));
        if (hasLeft) return;
      }
    },
    registry: () => armed?.registry,
    open: async (...popup) => (await load())?.registry.open(...popup) ?? false,
    leave() {
      hasLeft = true;
      armed?.registry.leave();
    },
  };
}
