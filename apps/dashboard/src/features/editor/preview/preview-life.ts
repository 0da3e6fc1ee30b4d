import type { Popup } from '@beckon/contract/popup';
import type { PopupSettings } from '@beckon/contract/settings';
import type { Clock } from '@beckon/host-page/clock';
import { succeeded } from '@beckon/host-page/result';
import type { EffectHandlers } from '@beckon/popup-core/lifecycle/effect-handlers';
import { REACTIONS } from '@beckon/popup-core/lifecycle/reactions/popup-reactions';
import {
  createPopupRunner,
  type PopupRunner,
  type ShownTeaser,
} from '@beckon/popup-core/lifecycle/popup-runner';
import type { PopupState } from '@beckon/popup-core/lifecycle/popup-state';
import type { PopupViewModel } from '@beckon/popup-core/lifecycle/view/popup-view-model';
import { couponForPreview, drawForPreview } from './preview-draws.ts';
import type { PreviewStart } from './preview-starts.ts';

/** The visible state of the previewed popup. */
export interface PreviewedLife {
  readonly viewModel: PopupViewModel | undefined;
  readonly teaser: ShownTeaser;
}

/** The draft, prepared for the preview. */
export interface PreviewedPopup {
  readonly popup: Popup;
  readonly settings: PopupSettings;
  /**
   * The milliseconds until its timer runs out, from now; 0 if it has run out, undefined without a
   * timer.
   */
  readonly timerLeftMs: number | undefined;
}

export interface PreviewLifeOptions {
  readonly start: PreviewStart;
  readonly clock: Clock;
  /** Returns a number that is at least 0 and less than 1. */
  readonly random: () => number;
  readonly onChange: (life: PreviewedLife) => void;
}

export interface PreviewLife extends Pick<PopupRunner, 'handleViewEvent' | 'handleTeaserEvent'> {
  /**
   * Takes a changed draft. An open popup keeps its state and gets the new settings. A closed popup
   * starts again, so that the owner sees the change.
   */
  update(previewed: PreviewedPopup): void;
  /** Stops all timers. `onChange` is not called afterwards. */
  stop(): void;
}

const NOTHING: PreviewedLife = { viewModel: undefined, teaser: undefined };

/**
 * Runs the popup with the same state machines as on a site. Nothing is sent or counted, and no
 * filter hides the popup.
 */
export function createPreviewLife(
  previewed: PreviewedPopup,
  { start, clock, random, onChange }: PreviewLifeOptions,
): PreviewLife {
  let life = NOTHING;
  const run = (draft: PreviewedPopup, startsIn: PopupState): Running => {
    let isCurrent = true;
    const change = (changes: Partial<PreviewedLife>): void => {
      if (!isCurrent) return;
      life = { ...life, ...changes };
      onChange(life);
    };
    const runner = createPopupRunner({
      popup: draft.popup,
      clock,
      startsIn,
      answers: { use: (useRules) => useRules(REACTIONS) },
      mayShow: () => true,
      drawPrize: async () =>
        succeeded(drawForPreview(draft.settings, { random: random(), nowMs: clock.now() })),
      effects: previewEffects(draft, clock, () => change({ viewModel: undefined })),
      show: (viewModel) => change({ viewModel }),
      showTeaser: (teaser) => change({ teaser }),
      report: () => undefined,
    });
    return {
      runner,
      end() {
        isCurrent = false;
        runner.leave();
      },
    };
  };
  let running = run(previewed, stateAt(start, previewed, clock.now()));
  return {
    handleViewEvent: (event) => running.runner.handleViewEvent(event),
    handleTeaserEvent: (event) => running.runner.handleTeaserEvent(event),
    update(draft) {
      const state = running.runner.state();
      running.end();
      life = { ...life, teaser: undefined };
      running = run(draft, state.name === 'open' ? state : stateAt(start, draft, clock.now()));
    },
    stop: () => running.end(),
  };
}

interface Running {
  readonly runner: PopupRunner;
  /** Stops the runner without a change on the screen, so that the next runner continues from there. */
  end(): void;
}

/** The initial state: open on a screen, or closed with its teaser visible. */
function stateAt(
  start: PreviewStart,
  { timerLeftMs = 0 }: PreviewedPopup,
  nowMs: number,
): PopupState {
  if (start === 'teaser') return { name: 'closed', converted: false };
  return {
    name: 'open',
    firedBy: 'preview',
    screen: start,
    submit: 'idle',
    ...(timerLeftMs > 0 && { timerEndsAtMs: nowMs + timerLeftMs }),
  };
}

/**
 * The effects of a page. In the preview, most do nothing: it has no server, no storage and no other
 * pages.
 */
function previewEffects(
  { settings, timerLeftMs = 0 }: PreviewedPopup,
  clock: Clock,
  remove: () => void,
): EffectHandlers {
  const nothing = (): void => undefined;
  return {
    remove,
    disarm: nothing,
    'ask-for-slot': (_, send) => send({ name: 'SLOT_GRANTED', mayShow: true }),
    'release-slot': nothing,
    load: (_, send) =>
      send({
        name: 'LOADED',
        ...(timerLeftMs > 0 && { timerEndsAtMs: clock.now() + timerLeftMs }),
      }),
    'report-view': nothing,
    'send-conversion': ({ ask: { by } }, send) => send({ name: 'CONVERSION_ENDED', by, ok: true }),
    'send-step': nothing,
    'draw-coupon': (_, send) =>
      send({
        name: 'COUPON_DRAWN',
        draw: succeeded(couponForPreview(settings, clock.now())),
      }),
    'announce-coupon': nothing,
    'remember-close': nothing,
    'report-close': nothing,
    'go-to-address': nothing,
    'fill-cart': nothing,
    chain: nothing,
    log: nothing,
  };
}
