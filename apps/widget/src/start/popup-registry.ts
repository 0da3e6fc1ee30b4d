import type { TriggerName } from '@beckon/contract/values';
import { checkFilters, type FilterVerdict } from '../filters/index.ts';
import type { PopupRunner } from '../lifecycle/popup-runner.ts';
import type { PagePort } from '../page/page-port.ts';
import type { DisplayDecision } from '../popup/display-answer.ts';
import type { KnownPopup } from '../popup/known-popup.ts';
import type { ShopPort } from '../shop/shop-port.ts';
import type { TracedPopup } from '../trace/explain-popups.ts';
import { armTriggers, TRIGGERS } from '../triggers/index.ts';
import type { Show } from './show-part.ts';
import { takeSnapshot } from './take-snapshot.ts';
import type { VisitorSession } from './visitor-session.ts';
import type { World } from './world.ts';

/** The popups of one page view. */
export interface PopupRegistry {
  /** Arms the offered popups, or only the named ones. One that is there already stays as it is. */
  add(decision: DisplayDecision, onlyIds?: readonly string[]): void;
  readonly has: (popupId: string) => boolean;
  /** Answers whether the popup is on its way to the visitor, or there. */
  fire(popupId: string, by: TriggerName): boolean;
  /** Ids of the embedded popups that stand open. */
  openEmbedded(): readonly string[];
  traces(): readonly TracedPopup[];
  /** Removes one popup from the page and forgets it. */
  forget(popupId: string): void;
  leave(): void;
}

export interface RegistryParts {
  readonly world: World;
  readonly visitor: VisitorSession;
  readonly page: PagePort;
  readonly shop: ShopPort | undefined;
  readonly isPreview: boolean;
  /** Loads the showing half, once a page view. */
  readonly loadShow: () => Promise<Show | undefined>;
}

interface Entry {
  readonly known: KnownPopup;
  readonly state: () => string;
  readonly fire: (by: TriggerName) => boolean;
  readonly trace: () => TracedPopup;
  readonly leave: () => void;
}

const ON_ITS_WAY: readonly string[] = ['waking', 'waiting', 'loading', 'open'];

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
        entries.set(id, startPopup(parts, decision, known, entries.size));
      }
    },
    has: (popupId) => entries.has(popupId),
    fire: (popupId, by) => entries.get(popupId)?.fire(by) ?? false,
    openEmbedded: () => [...entries].filter(([, { known, state }]) => known.popup.type === 'embedded' && state() === 'open').map(([id]) => id),
    traces: () => [...entries.values()].map((entry) => entry.trace()),
    forget,
    leave: () => [...entries.keys()].forEach(forget),
  };
}

/** A popup is only armed here; its life begins when it is wanted, and so does the loading of what it needs. */
function startPopup(parts: RegistryParts, decision: DisplayDecision, known: KnownPopup, order: number): Entry {
  const { world, visitor, page, shop } = parts;
  const { popup } = known;
  let firedBy: TriggerName | undefined;
  let armedAs: TriggerName | undefined;
  let runner: PopupRunner | undefined;
  let waking: Promise<void> | undefined;
  let isGone = false;
  let disarm = (): void => undefined;
  const verdicts = (trigger: TriggerName): readonly FilterVerdict[] => checkFilters(known, takeSnapshot(world, visitor, decision.site, { popup, trigger }));
  const mayShow = (by: TriggerName): boolean => {
    firedBy = by;
    return by === 'preview' || verdicts(by).every(({ passes }) => passes);
  };
  const wake = async (): Promise<void> => {
    const show = await parts.loadShow();
    waking = undefined;
    if (show !== undefined && !isGone) runner ??= show.run({ known, order, mayShow, armedAs: () => armedAs, disarm: () => disarm(), site: decision.site, countryCode: decision.countryCode });
  };
  const state = (): string => runner?.state().name ?? (waking === undefined ? 'armed' : 'waking');
  const fire = (by: TriggerName): boolean => {
    if (runner === undefined) {
      if (!mayShow(by)) return false;
      waking ??= wake();
      void waking.then(() => runner?.fire(by)).catch(world.report);
      return true;
    }
    runner.fire(by);
    return ON_ITS_WAY.includes(state());
  };

  if (!parts.isPreview) {
    const { visit, pagesThisVisit, secondsOnSite } = visitor.facts();
    const visitFacts = { visit, pagesThisVisit, secondsOnSite, hasFiredThisSession: visitor.firedTriggers.has };
    disarm = armTriggers(popup, { page, clock: world.clock, shop, visit: visitFacts }, (by, trigger) => {
      armedAs = trigger;
      fire(by);
    });
    // Its tab is to be seen from the start.
    if (known.teaserComesFirst) waking = wake();
  }
  return {
    known, state, fire,
    trace: () => ({
      known, firedBy, state: state(), filters: verdicts(firedBy ?? 'time'),
      usedTriggers: TRIGGERS.filter((trigger) => trigger.isUsedBy(popup)).map(({ reason }) => reason),
    }),
    leave() {
      isGone = true;
      disarm();
      runner?.leave();
    },
  };
}
