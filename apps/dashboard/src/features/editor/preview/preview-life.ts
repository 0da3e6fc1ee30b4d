import type { Popup } from '@beckon/contract/popup';
import type { PopupSettings } from '@beckon/contract/settings';
import type { Clock } from '@beckon/host-page/clock';
import { succeeded } from '@beckon/host-page/result';
import type { EffectHandlers } from '@beckon/popup-core/lifecycle/effect-handlers';
import { REACTIONS } from '@beckon/popup-core/lifecycle/popup-reactions';
import {
  createPopupRunner,
  type PopupRunner,
  type ShownTeaser,
} from '@beckon/popup-core/lifecycle/popup-runner';
import type { PopupState } from '@beckon/popup-core/lifecycle/popup-state';
import type { PopupViewModel } from '@beckon/popup-core/lifecycle/popup-view-model';
import { couponForPreview, drawForPreview } from './preview-draws.ts';
import type { PreviewStart } from './preview-starts.ts';

/** What is to be seen of the previewed popup. */
export interface PreviewedLife {
  readonly viewModel: PopupViewModel | undefined;
  readonly teaser: ShownTeaser;
}

/** The draft as the preview runs it. */
export interface PreviewedPopup {
  readonly popup: Popup;
  readonly settings: PopupSettings;
  /** How long its timer has to run from now; 0 when that is over, undefined without a timer. */
  readonly timerLeftMs: number | undefined;
}

export interface PreviewLifeOptions {
  readonly start: PreviewStart;
  readonly clock: Clock;
  /** From 0 up to, not including, 1. */
  readonly random: () => number;
  readonly onChange: (life: PreviewedLife) => void;
}

export interface PreviewLife extends Pick<PopupRunner, 'handleViewEvent' | 'handleTeaserEvent'> {
  /**
   * The draft has changed: an open popup continues where it is under its new settings, a closed one
   * begins again, so that the change is to be seen.
   */
  update(previewed: PreviewedPopup): void;
  /** Stops every clock; nothing is reported any more. */
  stop(): void;
}

const NOTHING: PreviewedLife = { viewModel: undefined, teaser: undefined };

/**
 * The popup's life as on a site, run by the same machines; but nothing leaves the preview, nothing
 * is counted, and no filter keeps the popup away.
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
  /** Ends it without drawing: the picture stays for the next one. */
  end(): void;
}

/** Open on a screen, or closed behind its teaser. */
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

/** What a page would do; the preview's own has no server, no storage and nowhere to go. */
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
