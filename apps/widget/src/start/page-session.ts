import type { PopupExplanation } from '@beckon/contract/popup';
import type { TriggerName } from '@beckon/contract/values';
import { clickRequest } from '../calls/click-call.ts';
import { displayRequest } from '../calls/display-call.ts';
import { decisionFromWire } from '../calls/from-wire.ts';
import { readPlainAnswer } from '../calls/plain-answer.ts';
import type { VisitFacts } from '../calls/visit-facts.ts';
import { mayTrack, totalWebsiteSessionRequest } from '../calls/visitor-tracking-calls.ts';
import { letPageGoOn } from '@beckon/host-page/let-page-go-on';
import { createBrowserPage } from '../page/browser-page.ts';
import type { DisplayDecision } from '../popup/display-answer.ts';
import type { PageShop } from '../shop/page-shop.ts';
import { LOCAL_KEYS } from '../visitor/storage-names.ts';
import { watchEmbedded } from './embedded.ts';
import { readPageParameters } from './page-parameters.ts';
import { createPopupRegistry, type PopupRegistry } from './popup-registry.ts';
import { rememberDecision } from './remember-decision.ts';
import { isShowPart, type Show, type ShowFacts } from './show-part.ts';
import { openVisitorSession } from './visitor-session.ts';
import type { World } from './world.ts';

/** One page view: from the display call until the page is left. */
export interface PageSession {
  /**
   * Opens a popup that the visitor or a page script asked for. Returns whether it could be opened;
   * never rejects.
   */
  openById(popupId: string, by: TriggerName): Promise<boolean>;
  /** Whether that popup was offered here: then opening it needs no further call. */
  knows(popupId: string): boolean;
  explain(): Promise<readonly PopupExplanation[]>;
  stop(): void;
}

/** Starts deciding for the page as it is now. */
export function startPageSession(world: World, shop: PageShop): PageSession {
  const { window, clock, listen, guard, scriptEvents, apiBase } = world;
  const parameters = readPageParameters(window.location.search);
  const visitor = openVisitorSession(world, parameters, shop);
  const isPreview = parameters.previewPopupId !== undefined;
  const page = createBrowserPage({
    window,
    clock,
    listen,
    guard,
    scriptEvents,
    adBaitUrl: `${apiBase}/ads/ad-banner.js?ad_unit=1`,
  });
  const tryToOpen = async (popupId: string, by: TriggerName): Promise<boolean> => {
    if (!registry.has(popupId)) {
      const answer = await world.call(
        'click',
        clickRequest(apiBase, popupId, visitor.facts()),
        decisionFromWire,
      );
      if (isStopped || !answer.ok) return false;
      registry.add(answer.value, [popupId]);
    }
    return registry.fire(popupId, by);
  };
  const openById: PageSession['openById'] = (popupId, by) =>
    tryToOpen(popupId, by).catch((error: unknown) => {
      world.report(error);
      return false;
    });
  const show = lazyShow({ world, visitor, isPreview, pageParameters: parameters.all, openById });
  const registry = createPopupRegistry({
    world,
    visitor,
    page,
    shop,
    isPreview,
    loadShow: show.load,
  });
  let isStopped = false;
  let stopEmbedded = (): void => undefined;
  const start = async (): Promise<void> => {
    const facts = visitor.facts();
    trackSession(world, facts);
    const decision = await decide(world, facts);
    if (isStopped || decision === undefined) return;
    shop.port()?.learn?.(decision.wixCart);
    const { previewPopupId, openPopupId } = parameters;
    if (previewPopupId === undefined) {
      registry.add(decision);
      stopEmbedded = watchEmbedded(world, {
        registry,
        toldIds: facts.embeddedIds,
        async askFor(popupIds) {
          const answer = await decide(world, visitor.facts());
          if (!isStopped && answer !== undefined) registry.add(answer, popupIds);
        },
      });
    } else preview(registry, decision, previewPopupId, openById);
    if (decision.restriction !== undefined && visitor.ownerToken !== undefined)
      void show
        .load()
        .then((loaded) => loaded?.showOwnerNotice(decision))
        .catch(world.report);
    if (openPopupId !== undefined) void openById(openPopupId, 'click');
  };
  const whenDecided = letPageGoOn(window)
    .then(() => (isStopped ? undefined : start()))
    .catch(world.report);
  const explain = async (): Promise<readonly PopupExplanation[]> => {
    await whenDecided;
    const [traces, loaded] = await Promise.all([registry.traces(), show.load()]);
    return loaded?.explain(traces) ?? [];
  };
  if (parameters.asksToExplain && visitor.ownerToken !== undefined)
    void show
      .load()
      .then((loaded) => loaded?.openExplainPanel(explain))
      .catch(world.report);
  if (hasPending(world))
    void show
      .load()
      .then((loaded) => loaded?.resendPending())
      .catch(world.report);

  return {
    openById,
    knows: registry.has,
    explain,
    stop() {
      isStopped = true;
      stopEmbedded();
      registry.leave();
      show.stop();
      visitor.stop();
    },
  };
}

/** The showing half is loaded when it is first wanted. */
function lazyShow(facts: ShowFacts): {
  readonly load: () => Promise<Show | undefined>;
  readonly stop: () => void;
} {
  const { loadPart } = facts.world;
  let show: Show | undefined;
  return {
    async load() {
      const part = await loadPart('show');
      if (isShowPart(part)) show ??= part.openShow(facts);
      return show;
    },
    stop: () => show?.stop(),
  };
}

function trackSession({ call, apiBase }: World, facts: VisitFacts): void {
  if (mayTrack(facts))
    void call('totalWebsiteSession', totalWebsiteSessionRequest(apiBase, facts), readPlainAnswer);
}

async function decide(world: World, facts: VisitFacts): Promise<DisplayDecision | undefined> {
  const request = displayRequest(world.apiBase, facts);
  const answer = await world.call('display', request, decisionFromWire);
  if (!answer.ok) return undefined;
  rememberDecision(world, answer.value);
  return answer.value;
}

/**
 * In preview only the popup that is looked at opens, at once; one that is not offered here is asked
 * for. docs/behaviour/starting.md#parameters-of-the-pages-address.
 */
function preview(
  registry: PopupRegistry,
  decision: DisplayDecision,
  popupId: string,
  openById: PageSession['openById'],
): void {
  registry.add(decision, [popupId]);
  void openById(popupId, 'preview');
}

function hasPending({ local }: World): boolean {
  return (local.get(LOCAL_KEYS.pendingConversions) ?? '[]') !== '[]';
}
