import type { Popup } from '@beckon/contract/popup';
import { type TriggerName, UNLIMITED_POPUPS_PER_VISIT } from '@beckon/contract/values';
import { isAutomatic } from '@beckon/popup-core/filters/automatic';
import type { FilterSnapshot } from '@beckon/popup-core/filters/filter';
import { checkFilters } from '@beckon/popup-core/filters/index';
import type { EffectHandlers, SendPopupEvent } from '@beckon/popup-core/lifecycle/effect-handlers';
import { createPopupRunner, type PopupRunner } from '@beckon/popup-core/lifecycle/popup-runner';
import { sendLater } from '@beckon/popup-core/lifecycle/send-later';
import type { Turn } from '@beckon/popup-core/queue/display-queue';
import { placeOf } from '@beckon/popup-core/queue/place-of';
import { layoutFor } from '../../page/device.ts';
import { AT_LOAD_SECONDS } from '../../timings.ts';
import type { OfferedPopup, PopupCallbacks, PopupController } from '../show-file.ts';
import { captureVisitFacts } from './capture-visit-facts.ts';
import type { PopupControllerDeps, PopupToRun } from './popup-controller-deps.ts';
import { createRendering, type Rendering } from './render.ts';
import type { AnsweringPopup, VisitorEffect } from './responses.ts';
import { createViewReports, type ViewReports } from './view-reports.ts';

/**
 * The focus on a link or button of the page. A visitor who writes keeps the focus; fields for
 * suggestions have a role, too. A script, an address or another popup may ask while the focus only
 * rests on a link, so the visitor must have acted, where the browser knows.
 */
const OPENER = ':is(a,button,[onclick],[role]):not(:read-write,select):focus';

const ON_ITS_WAY: readonly string[] = ['waiting', 'loading', 'open'];

/** Starts the life of a popup that was requested or whose trigger fired. */
export function createPopupController(
  deps: PopupControllerDeps,
  offered: OfferedPopup,
  callbacks: PopupCallbacks,
): PopupController {
  const { details } = offered;
  const { popup } = details;
  let firedBy: TriggerName | undefined;
  let armedAs: TriggerName | undefined;
  const factsAt = (trigger: TriggerName): FilterSnapshot =>
    captureVisitFacts(deps, { popup, trigger, armedAs, site: offered.site });
  const runner = runPopup(deps, {
    ...offered,
    ...callbacks,
    popup,
    armedAs: () => armedAs,
    mayShow: (by) =>
      by === 'preview' || checkFilters(details, factsAt(by)).every(({ passes }) => passes),
    onTeaserEvent({ name }) {
      if (name === 'TEASER_CLICKED') firedBy = 'teaser';
    },
  });
  const { state } = runner;
  return {
    state,
    fire(by, trigger = armedAs) {
      firedBy = by;
      armedAs = trigger;
      runner.fire(by);
      return ON_ITS_WAY.includes(state().name);
    },
    trace: () => ({
      details,
      state: state(),
      firedBy,
      facts: factsAt(firedBy ?? 'time'),
    }),
    leave: runner.leave,
  };
}

/** Runs a popup's state machines, and carries out their effects on the page. */
export function runPopup(deps: PopupControllerDeps, run: PopupToRun): PopupRunner {
  const { popup, mayShow } = run;
  let openedBy: TriggerName | undefined;
  const views = createViewReports(deps, run);
  const rendering = createRendering(deps, {
    ...run,
    mayPushPage: () => !opensAtLoad(popup, openedBy),
    onViewEvent: (event) => runner.handleViewEvent(event),
    onInteraction: views.reportInteraction,
    onTeaserEvent(event) {
      run.onTeaserEvent(event);
      runner.handleTeaserEvent(event);
    },
  });
  const handlers = effectHandlers(deps, {
    ...run,
    views,
    rendering,
    onOpening(by) {
      openedBy = by;
    },
    onDrawn: () => runner.prepare(),
  });
  const runner: PopupRunner = createPopupRunner({
    popup,
    mayShow,
    clock: deps.clock,
    report: deps.report,
    effects: { ...handlers, ...run.instead?.(handlers) },
    drawPrize: views.drawPrize,
    answers: { use: (run) => deps.respond.use((responses) => run(responses.reactions)) },
    show: rendering.show,
    showTeaser: rendering.showTeaser,
  });
  return runner;
}

interface RunningPopup extends PopupToRun {
  readonly views: ViewReports;
  readonly rendering: Rendering;
  readonly onOpening: (by: TriggerName) => void;
  /** Called in the frame that shows the popup. */
  readonly onDrawn: () => void;
}

/** Maps each effect of the popup's life to what the site does for it. */
function effectHandlers(deps: PopupControllerDeps, running: RunningPopup): EffectHandlers {
  const { visitor, queue, memories, window, log, report } = deps;
  const { popup, mayShow, views, rendering } = running;
  return {
    disarm: running.disarm,
    'ask-for-slot': ({ firedBy }, send) => {
      running.onOpening(firedBy);
      // Filters are checked again when it is the popup's turn, because facts may have changed since
      // then.
      queue.ask(turnOf(running, firedBy, window), () =>
        send({ name: 'SLOT_GRANTED', mayShow: mayShow(firedBy) }),
      );
    },
    'release-slot': () => queue.release(popup.id),
    load: (_, send) =>
      sendLater(rendering.load(), {
        send,
        report,
        onFailure: { name: 'LOAD_FAILED', why: 'loading failed', mayRetry: true },
      }),
    remove: rendering.remove,
    'report-view': ({ firedBy }) => {
      views.report(firedBy);
      if (
        window.navigator.userActivation?.isActive !== false &&
        (firedBy === 'teaser' || (firedBy === 'click' && window.document.querySelector(OPENER)))
      )
        rendering.focus();
      // This waits for the frame that shows the popup, because visitors cannot use what they do not
      // see.
      if (!rendering.isPrerendered()) window.requestAnimationFrame(running.onDrawn);
    },
    ...whenVisitorActs(deps, running),
    'remember-close': ({ by }) => {
      if (!visitor.countsNothing) memories.closed(popup, by);
    },
    'report-close': ({ by }) => views.reportClose(by),
    chain: ({ popupId }) => running.openOther(popupId),
    log: ({ line }) => log.warn(`popup ${popup.id}: ${line}`),
  };
}

/**
 * The code for these effects is loaded when the popup is drawn, usually long before the visitor
 * acts.
 */
function whenVisitorActs(deps: PopupControllerDeps, running: AnsweringPopup) {
  const { respond } = deps;
  const later = (effect: VisitorEffect, send: SendPopupEvent): void =>
    respond.use((responses) => responses.answer(running, effect, send));
  return {
    'send-conversion': (effect, send) => {
      const kept = deps.loadedView()?.keepConversion(deps, running, effect);
      if (kept) respond.use((responses) => responses.sendKept(running, kept, send));
      else deps.report('no view');
    },
    'send-step': later,
    'draw-coupon': later,
    'announce-coupon': later,
    'go-to-address': later,
    'fill-cart': later,
  } satisfies Partial<EffectHandlers>;
}

/**
 * If an owner limits the popups per visit, a popup that opens by itself never opens beside another
 * one, on any device. docs/decisions/0041.
 */
function turnOf({ popup, site }: PopupToRun, firedBy: TriggerName, window: Window): Turn {
  const opensItself = isAutomatic(firedBy);
  const isAlone = opensItself && site.automaticPopupsPerVisit < UNLIMITED_POPUPS_PER_VISIT;
  return {
    id: popup.id,
    place: placeOf(popup, isAlone || layoutFor(window) === 'mobile'),
    isAutomatic: opensItself,
  };
}

/**
 * A bar that opens by itself while the page loads covers the page, because the page must not move
 * while the visitor begins to read. A bar that opens later, or that was requested, pushes the page.
 * docs/decisions/0016.
 */
function opensAtLoad({ type, triggers }: Popup, by: TriggerName | undefined): boolean {
  const { seconds = AT_LOAD_SECONDS } = triggers.afterSeconds ?? {};
  return type === 'bar' && by === 'time' && seconds < AT_LOAD_SECONDS;
}
