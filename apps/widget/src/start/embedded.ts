import { findEmbeddedSlots } from '../page/embedded-slots.ts';
import { EMBEDDED_RECHECK_MS } from '../timings.ts';
import type { PagePopups } from './page-popups.ts';
import type { PageAccess } from './environment.ts';

interface EmbeddedPopupDeps {
  readonly popups: Pick<PagePopups, 'registry'>;
  /**
   * The popup ids of the slots that the display call contained. The server has already decided
   * about them.
   */
  readonly sentIds: readonly string[];
  /** Asks the server about these popups, and adds those that it offers. */
  readonly ask: (popupIds: readonly string[]) => Promise<unknown>;
}

export interface EmbeddedPopups {
  /** Looks for slots that have come or gone. */
  readonly lookNow: () => void;
  readonly stop: () => void;
}

/**
 * Shows embedded popups in their slots if the server offers them. The server's rules apply to them
 * as to any popup. On single-page sites slots appear and disappear, so the page is checked every 5
 * s until `stop`, and at each event of the page: the server is asked about new slots, and a popup
 * whose slot is gone is removed. docs/behaviour/starting.md#embedded-popups.
 */
export function watchEmbedded(
  { window: { document }, clock, guard, report }: PageAccess,
  { popups, sentIds, ask }: EmbeddedPopupDeps,
): EmbeddedPopups {
  const tried = new Set<string>();
  const fill = async (popupIds: readonly string[], areSent: boolean): Promise<void> => {
    if (!areSent) await ask(popupIds);
    await Promise.all(popupIds.map(async (id) => popups.registry()?.fire(id, 'embedded')));
  };
  const look = guard((sent: readonly string[]) => {
    // A page that restores a copy of itself has our elements without what was drawn in them.
    for (const host of document.querySelectorAll('[data-beckon]'))
      if (!host.shadowRoot) host.remove();
    const slots = findEmbeddedSlots(document);
    const registry = popups.registry();
    for (const id of registry?.idsOfOpenEmbedded() ?? []) {
      if (slots.get(id)?.querySelector('[data-beckon]')) continue;
      tried.delete(id);
      registry?.forget(id);
    }
    const fresh = [...slots.keys()].filter((id) => !tried.has(id) && tried.add(id));
    if (fresh.length > 0)
      fill(
        fresh,
        fresh.every((id) => sent.includes(id)),
      ).catch(report);
  });
  look(sentIds);
  const lookNow = (): void => look([]);
  return { lookNow, stop: clock.every(EMBEDDED_RECHECK_MS, lookNow) };
}
