import type { DisplayAnswer } from '../calls/answer-from-wire.ts';
import { type ArmContext, type ArmedPage, isArmFile } from './arm-file.ts';
import type { PopupRegistry } from './popup-registry.ts';

/**
 * The popups of one page view, whether what arms them is loaded or not: it is when the first popup
 * is offered or asked for.
 */
export interface PagePopups extends Pick<
  PopupRegistry,
  'has' | 'open' | 'fire' | 'openEmbedded' | 'forget' | 'traces' | 'leave'
> {
  /** Arms what the answer offers, or only the named ones. Resolves once that is done. */
  readonly take: (answer: DisplayAnswer, onlyIds?: readonly string[]) => Promise<void>;
  /** Undefined when what reads the answer cannot be loaded. */
  readonly load: () => Promise<ArmedPage | undefined>;
}

export function createPagePopups(context: ArmContext): PagePopups {
  let armed: ArmedPage | undefined;
  let hasLeft = false;
  const load: PagePopups['load'] = async () => {
    const file = await context.loadPart('arm');
    if (isArmFile(file) && !hasLeft) armed ??= file.openArmedPage(context);
    return armed;
  };
  return {
    load,
    async take({ offersPopups, wire }, onlyIds) {
      if (!offersPopups) return;
      const page = await load();
      const decision = page?.read(wire);
      if (decision !== undefined) page?.registry.add(decision, onlyIds);
    },
    has: (popupId) => armed?.registry.has(popupId) ?? false,
    open: async (...popup) => (await load())?.registry.open(...popup) ?? false,
    fire: async (...popup) => armed?.registry.fire(...popup) ?? false,
    openEmbedded: () => armed?.registry.openEmbedded() ?? [],
    forget: (popupId) => armed?.registry.forget(popupId),
    traces: async () => armed?.registry.traces() ?? [],
    leave() {
      hasLeft = true;
      armed?.registry.leave();
    },
  };
}
