import { findEmbeddedSlots } from '../page/embedded-slots.ts';
import { EMBEDDED_RECHECK_MS } from '../timings.ts';
import type { PagePopups } from './page-popups.ts';
import type { PageAccess } from './environment.ts';

interface EmbeddedPopupDeps {
  readonly popups: Pick<PagePopups, 'fire' | 'openEmbedded' | 'forget'>;
  /** Slots that the display call has sent: what may show in them is known. */
  readonly sentIds: readonly string[];
  /** Asks the server again, and adds what it offers of these popups. */
  readonly askFor: (popupIds: readonly string[]) => Promise<void>;
}

/**
 * Shows embedded popups in their slots, as far as the server offers them: its rules hold for them
 * as for any popup. Slots come and go on single-page sites, so they are looked at again every 5 s:
 * for new ones the server is asked, a popup whose slot the page has thrown away is taken down.
 * Returns a function that stops it. docs/behaviour/starting.md#embedded-popups.
 */
export function watchEmbedded(
  { window: { document }, clock, guard, report }: PageAccess,
  { popups, sentIds, askFor }: EmbeddedPopupDeps,
): () => void {
  const tried = new Set<string>();
  const fill = async (popupIds: readonly string[], areSent: boolean): Promise<void> => {
    if (!areSent) await askFor(popupIds);
    await Promise.all(popupIds.map((id) => popups.fire(id, 'embedded')));
  };
  const look = guard((sent: readonly string[]) => {
    const slots = findEmbeddedSlots(document);
    for (const id of popups.openEmbedded()) {
      if (slots.get(id)?.querySelector(`[data-poptin-id="${id}"]`) instanceof Element) continue;
      tried.delete(id);
      popups.forget(id);
    }
    const fresh = [...slots.keys()].filter((id) => !tried.has(id));
    fresh.forEach((id) => tried.add(id));
    if (fresh.length > 0)
      fill(
        fresh,
        fresh.every((id) => sent.includes(id)),
      ).catch(report);
  });
  look(sentIds);
  return clock.every(EMBEDDED_RECHECK_MS, () => look([]));
}
