import type { Popup } from '@beckon/contract/popup';
import type { CloseTrigger, TriggerName } from '@beckon/contract/values';
import { randomId } from '@beckon/host-page/random-id';
import { failed } from '@beckon/host-page/result';
import { within } from '@beckon/host-page/within';
import { takesAttention } from '@beckon/popup-core/filters/attention-budget';
import { isAutomatic } from '@beckon/popup-core/filters/automatic';
import { closedRequest } from '../../calls/closed-call.ts';
import { readPlainAnswer } from '../../calls/plain-answer.ts';
import { readViewId, viewedRequest } from '../../calls/viewed-call.ts';
import { conversionActivitiesRequest, mayTrack } from '../../calls/visitor-tracking-calls.ts';
import { VIEW_ID_WAIT_MS } from '../../timings.ts';
import { viewedUrlKey } from '../../visitor/storage-names.ts';
import { announceToPage } from './page-events.ts';
import type { PopupControllerDeps, PopupToRun } from './popup-controller-deps.ts';
import type { PopupViews } from './responses.ts';

/** The id that the server gave a view; undefined if the view did not arrive. */
type ViewId = Promise<string | undefined>;

/** Reports the openings of one popup to the server, the page and this browser. */
export interface ViewReports extends PopupViews {
  report(firedBy: TriggerName): void;
  reportClose(by: CloseTrigger): void;
  /** The visitor did something in the popup; reported once per opening. */
  readonly reportInteraction: () => void;
}

export function createViewReports(deps: PopupControllerDeps, run: PopupToRun): ViewReports {
  const { window, clock, report, respond } = deps;
  const { popup } = run;
  let resolveFirstView: (id: ViewId) => void = () => undefined;
  const firstView: ViewId = new Promise((resolve) => {
    resolveFirstView = resolve;
  });
  let viewId = firstView;
  let formKey = '';
  let hasInteracted = false;
  let askAgain = (): ViewId => firstView;
  const renewFormKey = (): void => {
    formKey = randomId(window.crypto);
  };
  return {
    viewId: () => viewId,
    formKey: () => formKey,
    renewFormKey,
    report(firedBy) {
      rememberView(deps, run, firedBy);
      renewFormKey();
      hasInteracted = false;
      announceToPage(deps, 'poptinView', popup);
      reportActivity(deps, popup, 'viewed');
      const opening = { firedBy, key: formKey };
      askAgain = () => callView(deps, popup, opening, 'drawTicket');
      viewId = callView(deps, popup, opening, 'viewed');
      resolveFirstView(viewId);
    },
    reportClose(by) {
      announceToPage(deps, 'poptinClose', popup);
      within(clock, VIEW_ID_WAIT_MS, viewId)
        .then((id) => callClosed(deps, popup, { by, viewId: id }))
        .catch(report);
    },
    reportInteraction() {
      if (hasInteracted) return;
      hasInteracted = true;
      const opened = viewId;
      respond.use((responses) => {
        opened.then((id) => responses.reportInteraction(popup, id)).catch(report);
      });
    },
    /**
     * A draw needs a recorded view. It waits for a view that is still being sent. A view that did
     * not arrive is sent again under its key.
     */
    async drawPrize() {
      viewId = viewId.then((id) => id ?? askAgain());
      const responses = await respond.load();
      const drawn = await responses.draw(popup, await viewId);
      if (!drawn.ok && drawn.error === 'no-ticket') viewId = Promise.resolve(undefined);
      return drawn.ok ? drawn : failed(drawn.error === 'over' ? 'over' : 'again');
    },
  };
}

/**
 * Sets the markers for frequency, attention and triggers that fire once a visit. A preview sets
 * none.
 */
function rememberView(
  { session, window, visitor, memories, attention }: PopupControllerDeps,
  { popup, armedAs }: PopupToRun,
  firedBy: TriggerName,
): void {
  if (visitor.countsNothing) return;
  memories.shown(popup, visitor.visit);
  session.set(viewedUrlKey(popup.id), window.location.href);
  visitor.firedTriggers.mark(popup.id, armedAs() ?? firedBy);
  if (isAutomatic(firedBy) && takesAttention(popup)) attention.spend(popup.id);
}

function reportActivity(
  { apiBase, call, visitor }: PopupControllerDeps,
  { id }: Popup,
  what: Parameters<typeof conversionActivitiesRequest>[2],
): void {
  const facts = visitor.facts();
  if (mayTrack(facts))
    void call(
      'conversionActivities',
      conversionActivitiesRequest(apiBase, id, what, facts),
      readPlainAnswer,
    );
}

async function callView(
  { apiBase, call, visitor }: PopupControllerDeps,
  popup: Popup,
  opening: Parameters<typeof viewedRequest>[2],
  name: 'viewed' | 'drawTicket',
): ViewId {
  const request = viewedRequest(apiBase, popup, opening, visitor.facts());
  const answer = await call(name, request, readViewId);
  return answer.ok ? answer.value : undefined;
}

function callClosed(
  deps: PopupControllerDeps,
  popup: Popup,
  close: { readonly by: CloseTrigger; readonly viewId: string | undefined },
): void {
  const { apiBase, call, visitor } = deps;
  const { id: popupId, viewerId } = popup;
  const request = closedRequest(apiBase, { popupId, viewerId, ...close }, visitor.facts());
  void call('closed', request, readPlainAnswer);
  reportActivity(deps, popup, 'closed');
}
