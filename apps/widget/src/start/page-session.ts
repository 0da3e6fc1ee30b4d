import type { PopupExplanation } from '@beckon/contract/popup';
import { clickRequest } from '../calls/click-call.ts';
import { displayRequest } from '../calls/display-call.ts';
import { decisionFromWire } from '../calls/from-wire.ts';
import { readPlainAnswer } from '../calls/plain-answer.ts';
import type { VisitFacts } from '../calls/visit-facts.ts';
import { mayTrack, totalWebsiteSessionRequest } from '../calls/visitor-tracking-calls.ts';
import { yieldToMain } from '@beckon/host-page/yield-to-main';
import { createBrowserPage } from '../page/browser-page.ts';
import type { DisplayDecision } from '../popup/display-answer.ts';
import type { PageShop } from '../shop/page-shop.ts';
import { SITE_COOKIES } from '../visitor/cookie-names.ts';
import { LOCAL_KEYS } from '../visitor/storage-names.ts';
import { watchEmbedded } from './embedded.ts';
import { GOALS_BEFORE_US } from './goals/goals-before-us.ts';
import { type PageParameters, readPageParameters } from '../page/page-parameters.ts';
import { createPopupRegistry, type PopupRegistry } from './popup-registry.ts';
import { isShowFile, type PageContext, type Show } from './show-file.ts';
import { openVisitorSession } from './visitor-session.ts';
import type {
  BrowserEnvironment,
  PageAccess,
  ServerAccess,
  VisitorStorage,
} from './environment.ts';

/** One page view: from the display call until the page is left. */
export interface PageSession {
  /**
   * Opens a popup that the visitor or a page script asked for. Returns whether it could be opened;
   * never rejects.
   */
  readonly openById: PopupRegistry['open'];
  /** Whether that popup was offered here: then opening it needs no further call. */
  readonly knows: PopupRegistry['has'];
  explain(): Promise<readonly PopupExplanation[]>;
  /** Returns whether the goal has arrived at the server. */
  recordGoal(name: unknown, details: unknown): Promise<boolean | undefined>;
  stop(): void;
}

/** Starts deciding for the page as it is now. */
export function startPageSession(environment: BrowserEnvironment, shop: PageShop): PageSession {
  const { window, apiBase, report, local } = environment;
  const parameters = readPageParameters(window.location.search);
  const { previewPopupId } = parameters;
  const visitor = openVisitorSession(environment, parameters, shop);
  const isPreview = previewPopupId !== undefined;
  const context = { ...environment, visitor, shop, isPreview, pageParameters: parameters.all };
  const show = createShowLoader(context);
  const registry = createPopupRegistry({
    ...context,
    page: createBrowserPage({ ...environment, adBaitUrl: `${apiBase}/ads/ad-banner.js?ad_unit=1` }),
    loadShow: show.load,
    askFor: (popupId) => askForPopup(environment, popupId, visitor.facts()),
  });
  let isStopped = false;
  let stopEmbedded = (): void => undefined;
  const start = async (): Promise<void> => {
    if (isStopped) return;
    const facts = visitor.facts();
    trackSession(environment, facts);
    const decision = await decide(environment, facts);
    if (isStopped || decision === undefined) return;
    shop.port()?.learn?.(decision.wixCart);
    if (isPreview) registry.add(decision, [previewPopupId]);
    else {
      registry.add(decision);
      stopEmbedded = watchEmbedded(environment, {
        registry,
        sentIds: facts.embeddedIds,
        async askFor(popupIds) {
          const answer = await decide(environment, visitor.facts());
          if (answer !== undefined) registry.add(answer, popupIds);
        },
      });
    }
    openAtOnce(registry, parameters);
    if (decision.restriction !== undefined && visitor.ownerToken !== undefined)
      show.use((loaded) => loaded.showOwnerNotice(decision));
  };
  const whenDecided = yieldToMain(window).then(start).catch(report);
  const explain = (): Promise<readonly PopupExplanation[]> =>
    whenDecided.then(() => explainAll(registry, show));
  if (parameters.asksToExplain && visitor.ownerToken !== undefined)
    show.use((loaded) => loaded.openExplainPanel(explain));
  if (GOALS_BEFORE_US in window || (local.get(LOCAL_KEYS.pendingConversions) ?? '[]') !== '[]')
    show.use((loaded) => loaded.sendWaiting());
  return {
    openById: registry.open,
    knows: registry.has,
    explain,
    recordGoal: async (...goal) => (await show.load())?.recordGoal(...goal),
    stop() {
      isStopped = true;
      stopEmbedded();
      registry.leave();
      show.stop();
      visitor.stop();
    },
  };
}

/**
 * In preview only the popup that is looked at opens, and one that a link with a click path names;
 * one that is not offered here is asked for.
 * docs/behaviour/starting.md#parameters-of-the-pages-address.
 */
function openAtOnce(
  registry: PopupRegistry,
  { previewPopupId, openPopupId }: PageParameters,
): void {
  if (previewPopupId !== undefined) void registry.open(previewPopupId, 'preview');
  if (openPopupId !== undefined) void registry.open(openPopupId, 'click');
}

async function explainAll(
  registry: PopupRegistry,
  show: ShowLoader,
): Promise<readonly PopupExplanation[]> {
  const [traces, loaded] = await Promise.all([registry.traces(), show.load()]);
  return loaded?.explain(traces) ?? [];
}

interface ShowLoader {
  /** Undefined when it cannot be loaded; then it may be asked for again. */
  readonly load: () => Promise<Show | undefined>;
  /** Does that once it is loaded; a failure is reported. */
  readonly use: (run: (show: Show) => void) => void;
  readonly stop: () => void;
}

/** The showing half is loaded when it is first wanted. */
function createShowLoader(context: PageContext): ShowLoader {
  const { loadPart, report } = context;
  let show: Show | undefined;
  const load: ShowLoader['load'] = async () => {
    const file = await loadPart('show');
    if (isShowFile(file)) show ??= file.openShow(context);
    return show;
  };
  return {
    load,
    use: (run) =>
      void load()
        .then((loaded) => loaded && run(loaded))
        .catch(report),
    stop: () => show?.stop(),
  };
}

function trackSession({ call, apiBase }: ServerAccess, facts: VisitFacts): void {
  if (mayTrack(facts))
    void call('totalWebsiteSession', totalWebsiteSessionRequest(apiBase, facts), readPlainAnswer);
}

async function askForPopup(
  { call, apiBase }: ServerAccess,
  popupId: string,
  facts: VisitFacts,
): Promise<DisplayDecision | undefined> {
  const answer = await call('click', clickRequest(apiBase, popupId, facts), decisionFromWire);
  return answer.ok ? answer.value : undefined;
}

async function decide(
  deps: PageAccess & VisitorStorage & ServerAccess,
  facts: VisitFacts,
): Promise<DisplayDecision | undefined> {
  const request = displayRequest(deps.apiBase, facts);
  const answer = await deps.call('display', request, decisionFromWire);
  if (!answer.ok) return undefined;
  rememberDecision(deps, answer.value);
  return answer.value;
}

/**
 * Keeps what saves the server a look-up next time: the country, and the address only where the site
 * wants it. docs/decisions/0027.
 */
function rememberDecision(
  { cookies, log }: PageAccess & VisitorStorage,
  { countryCode, ip, site, dropped, isAllowed, message }: DisplayDecision,
): void {
  if (countryCode !== undefined) cookies.set(SITE_COOKIES.countryCode, countryCode);
  if (site.keepsIpCookie && ip !== undefined) cookies.set(SITE_COOKIES.userIp, ip);
  if (!isAllowed && message !== '') log.warn(message);
  for (const line of dropped) log.warn(`dropped ${line}`);
}
