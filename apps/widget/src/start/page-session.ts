import type { PopupExplanation } from '@beckon/contract/popup';
import { answerFromWire, type DisplayAnswer } from '../calls/from-wire/answer-from-wire.ts';
import { displayRequest } from '../calls/display-call.ts';
import { readPlainAnswer } from '../calls/plain-answer.ts';
import type { AskedAgain, VisitFacts } from '../calls/visit-facts.ts';
import { mayTrack, totalWebsiteSessionRequest } from '../calls/visitor-tracking-calls.ts';
import { yieldToMain } from '@beckon/host-page/yield-to-main';
import type { PageShop } from '../shop/page-shop.ts';
import { SITE_COOKIES } from '../visitor/cookie-names.ts';
import { LOCAL_KEYS } from '../visitor/storage-names.ts';
import { type EmbeddedPopups, watchEmbedded } from './embedded.ts';
import { GOALS_BEFORE_US } from './goals/goals-before-us.ts';
import { type PageParameters, readPageParameters } from '../page/page-parameters.ts';
import { createPagePopups, type PagePopups } from './page-popups.ts';
import type { PopupRegistry } from './popup-registry.ts';
import { createShowLoader, type ShowLoader } from './show-loader.ts';
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
  /** Whether that popup was offered here. Then opening it needs no further call. */
  readonly knows: PopupRegistry['has'];
  /** Reports an event of a page script. Events wait until the popups are armed. */
  trigger(name: string): void;
  explain(): Promise<readonly PopupExplanation[]>;
  /** Returns whether the goal has arrived at the server. */
  recordGoal(name: unknown, details: unknown): Promise<boolean | undefined>;
  stop(): void;
}

/** Starts the session for the page as it is now. The server is asked when its title is known. */
export function startPageSession(
  environment: BrowserEnvironment,
  shop: PageShop,
  whenTitled: Promise<unknown> = yieldToMain(environment.window),
): PageSession {
  const { window, report, local } = environment;
  const parameters = readPageParameters(window.location.search);
  const { previewPopupId } = parameters;
  const visitor = openVisitorSession(environment, parameters, shop);
  const isPreview = previewPopupId !== undefined;
  const context = { ...environment, visitor, shop, isPreview, pageParameters: parameters.all };
  const show = createShowLoader({ ...context, open: (file) => file.openShow(context) });
  const popups = createPagePopups({
    ...context,
    open: (file) => file.openArmedPage({ ...context, loadShow: show.load }),
  });
  let isStopped = false;
  let embedded: EmbeddedPopups | undefined;
  const ask = async (onlyIds?: readonly string[], askedAgain?: AskedAgain) => {
    if (isStopped) return undefined;
    const again = await askServer(environment, { ...visitor.facts(), askedAgain });
    if (again) await popups.take(again, onlyIds);
    return again;
  };
  const start = async (): Promise<void> => {
    if (isStopped) return;
    const facts = visitor.facts();
    trackSession(environment, facts);
    const answer = await askServer(environment, facts);
    if (isStopped || !answer) return;
    shop.whenFound((port) => port.takeAnswer?.(answer, facts, ask));
    await popups.take(answer, isPreview ? [previewPopupId] : undefined);
    if (isStopped) return;
    if (!isPreview)
      embedded = watchEmbedded(environment, { popups, sentIds: facts.embeddedIds, ask });
    openAtOnce(popups, parameters);
    if (visitor.ownerToken) showNotice(popups, show, answer);
  };
  const whenDecided = whenTitled.then(start).catch(report);
  const explain = () => whenDecided.then(() => explainAll(popups, show));
  if (visitor.ownerToken) show.use((loaded) => loaded.startOwnerVisit(explain));
  if (GOALS_BEFORE_US in window || (local.get(LOCAL_KEYS.pendingConversions) ?? '[]') !== '[]')
    show.use((loaded) => loaded.sendWaiting());
  return {
    openById: popups.open,
    knows: (popupId) => popups.registry()?.has(popupId) ?? false,
    trigger(name) {
      void whenDecided.then(() => isStopped || emit(environment, embedded, name)).catch(report);
    },
    explain,
    recordGoal: async (...goal) => (await show.load())?.recordGoal(...goal),
    stop() {
      isStopped = true;
      embedded?.stop();
      popups.leave();
      show.stop();
      visitor.stop();
    },
  };
}

/**
 * Opens the previewed popup, and a popup that a link with a click path names; a preview opens no
 * others. If the popup was not offered here, the server is asked for it.
 * docs/behaviour/starting.md#parameters-of-the-pages-address.
 */
function openAtOnce(popups: PagePopups, { previewPopupId, openPopupId }: PageParameters): void {
  if (previewPopupId) void popups.open(previewPopupId, 'preview');
  if (openPopupId) void popups.open(openPopupId, 'click');
}

/** An event of the page may mean that it has new places for embedded popups. */
function emit(
  { scriptEvents }: BrowserEnvironment,
  embedded: EmbeddedPopups | undefined,
  name: string,
): void {
  embedded?.lookNow();
  scriptEvents.emit(name);
}

async function explainAll(
  { registry }: PagePopups,
  { load }: ShowLoader,
): Promise<readonly PopupExplanation[]> {
  return (await load())?.explain(registry()) ?? [];
}

/** Shows the owner that the account has reached its limit. */
function showNotice(
  { load }: PagePopups,
  { use }: ShowLoader,
  { wire, isRestricted }: DisplayAnswer,
): void {
  if (isRestricted) use((loaded) => loaded.showOwnerNotice(async () => (await load())?.read(wire)));
}

function trackSession({ call, apiBase }: ServerAccess, facts: VisitFacts): void {
  if (mayTrack(facts))
    void call('totalWebsiteSession', totalWebsiteSessionRequest(apiBase, facts), readPlainAnswer);
}

async function askServer(
  deps: PageAccess & VisitorStorage & ServerAccess,
  facts: VisitFacts,
): Promise<DisplayAnswer | undefined> {
  const request = displayRequest(deps.apiBase, facts);
  const answer = await deps.call('display', request, answerFromWire);
  if (!answer.ok) return undefined;
  rememberAnswer(deps, answer.value);
  return answer.value;
}

/**
 * Stores the country, and the visitor's address if the site wants it, so that the server need not
 * look them up next time. docs/decisions/0027.
 */
function rememberAnswer(
  { cookies, log }: PageAccess & VisitorStorage,
  { countryCode, ipToKeep, refusal }: DisplayAnswer,
): void {
  if (countryCode) cookies.set(SITE_COOKIES.countryCode, countryCode);
  if (ipToKeep) cookies.set(SITE_COOKIES.userIp, ipToKeep);
  if (refusal) log.warn(refusal);
}
