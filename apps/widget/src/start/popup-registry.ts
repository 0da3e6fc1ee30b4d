import type { TriggerName } from '@beckon/contract/values';
import type { PagePort } from '../page/page-port.ts';
import type { DisplayDecision } from '../popup/display-answer.ts';
import type { KnownPopup } from '../popup/known-popup.ts';
import type { PageShop } from '../shop/page-shop.ts';
import type { TracedPopup } from '../trace/explain-popups.ts';
import { armTriggers, TRIGGERS } from '../triggers/index.ts';
import type { LivePopup, Show } from './show-part.ts';
import type { VisitorSession } from './visitor-session.ts';
import type { World } from './world.ts';

/** The popups of one page view. */
export interface PopupRegistry {
  /** Arms the offered popups, or only the named ones. One that is there already stays as it is. */
  add(decision: DisplayDecision, onlyIds?: readonly string[]): void;
  readonly has: (popupId: string) => boolean;
  /** Returns whether the popup is on its way to the visitor, or there. */
  fire(popupId: string, by: TriggerName): Promise<boolean>;
  /** Ids of the embedded popups that stand open. */
  openEmbedded(): readonly string[];
  traces(): Promise<readonly TracedPopup[]>;
  /** Removes one popup from the page and forgets it. */
  readonly forget: (popupId: string) => void;
  leave(): void;
}

export interface RegistryParts {
  readonly world: World;
  readonly visitor: VisitorSession;
  readonly page: PagePort;
  readonly shop: PageShop;
  readonly isPreview: boolean;
  /** Loads the showing half, once a page view. */
  readonly loadShow: () => Promise<Show | undefined>;
}

interface Entry {
  readonly known: KnownPopup;
  readonly wake: () => Promise<LivePopup | undefined>;
  readonly live: () => LivePopup | undefined;
  readonly leave: () => void;
}

export function createPopupRegistry(parts: RegistryParts): PopupRegistry {
  const entries = new Map<string, Entry>();
  const forget = (popupId: string): void => {
    entries.get(popupId)?.leave();
    entries.delete(popupId);
  };
  return {
    add(decision, onlyIds) {
      for (const known of decision.popups) {
        const { id } = known.popup;
        if (entries.has(id) || onlyIds?.includes(id) === false) continue;
        entries.set(id, armPopup(parts, decision, known, entries.size));
      }
    },
    has: (popupId) => entries.has(popupId),
    fire: async (popupId, by) => (await entries.get(popupId)?.wake())?.fire(by) ?? false,
    openEmbedded: () =>
      [...entries]
        .filter(
          ([, { known, live }]) =>
            known.popup.type === 'embedded' && live()?.stateName() === 'open',
        )
        .map(([id]) => id),
    async traces() {
      const popups = await Promise.all([...entries.values()].map(({ wake }) => wake()));
      return popups.flatMap((popup) => popup?.trace() ?? []);
    },
    forget,
    leave: () => [...entries.keys()].forEach(forget),
  };
}

/**
 * A popup is only armed here; its life begins when it is wanted, and so does the loading of what it
 * needs.
 */
function armPopup(
  parts: RegistryParts,
  decision: DisplayDecision,
  known: KnownPopup,
  order: number,
): Entry {
  const { world, visitor, page, shop } = parts;
  const { popup } = known;
  let live: LivePopup | undefined;
  let waking: Promise<LivePopup | undefined> | undefined;
  let armedAs: TriggerName | undefined;
  let isGone = false;
  let disarm = (): void => undefined;
  const begin = async (): Promise<LivePopup | undefined> => {
    if (!known.hasFilters) loadAhead(world, known);
    const show = await parts.loadShow();
    waking = undefined;
    if (show === undefined || isGone) return undefined;
    live ??= show.run({
      known,
      order,
      armedAs: () => armedAs,
      disarm: () => disarm(),
      site: decision.site,
      countryCode: decision.countryCode,
      usedTriggers: TRIGGERS.filter((trigger) => trigger.isUsedBy(popup)).map(
        ({ reason }) => reason,
      ),
    });
    return live;
  };
  const wake = (): Promise<LivePopup | undefined> => {
    waking ??= live === undefined ? begin() : Promise.resolve(live);
    return waking;
  };

  if (!parts.isPreview) {
    const { visit, pagesThisVisit, secondsOnSite, firedTriggers } = visitor;
    disarm = armTriggers(
      popup,
      {
        page,
        clock: world.clock,
        shop,
        visit: { visit, pagesThisVisit, secondsOnSite, hasFiredThisSession: firedTriggers.has },
      },
      (by, trigger) => {
        armedAs = trigger;
        void wake()
          .then((awake) => awake?.fire(by))
          .catch(world.report);
      },
    );
    if (known.teaserComesFirst) void wake().catch(world.report);
  }
  return {
    known,
    wake,
    live: () => live,
    leave() {
      isGone = true;
      disarm();
      live?.leave();
    },
  };
}

/** What nothing can stop any more is fetched beside the showing half, not after it. */
function loadAhead({ loadPart, loadText, apiBase }: World, { wire }: KnownPopup): void {
  void loadPart('view');
  const url = wire['poptin_url'];
  if (typeof url === 'string' && url !== '' && !wire['poptin'])
    void loadText(new URL(url, `${apiBase}/`).href);
}
