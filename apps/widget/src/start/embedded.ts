import { findEmbeddedSlots } from '../page/embedded-slots.ts';
import { EMBEDDED_RECHECK_MS } from '../timings.ts';
import type { PageSession } from './page-session.ts';
import type { PopupRegistry } from './popup-registry.ts';
import type { World } from './world.ts';

interface EmbeddedParts {
  readonly registry: PopupRegistry;
  readonly openById: PageSession['openById'];
}

/**
 * Shows embedded popups in their slots. Slots come and go on single-page sites, so they are looked
 * at again every 5 s (display spec §2): a new slot is filled, a popup whose slot the page has
 * thrown away is taken down.
 */
export function watchEmbedded(
  { window: { document }, clock, guard }: World,
  { registry, openById }: EmbeddedParts,
): { look(): void; stop(): void } {
  const tried = new Set<string>();
  const look = (): void => {
    const slots = findEmbeddedSlots(document);
    for (const id of registry.openEmbedded()) {
      if (slots.get(id)?.querySelector(`[data-poptin-id="${id}"]`) instanceof Element) continue;
      tried.delete(id);
      registry.forget(id);
    }
    for (const id of slots.keys()) {
      if (tried.has(id)) continue;
      tried.add(id);
      void openById(id, 'embedded');
    }
  };
  return { look: guard(look), stop: clock.every(EMBEDDED_RECHECK_MS, look) };
}
