import type { Popup } from '@beckon/contract/popup';
import { fakeClock, type FakeClock } from '@beckon/host-page/testing/fake-clock';
import { failed } from '@beckon/host-page/result';
import { REACTIONS } from '../reactions/popup-reactions.ts';
import type { EffectHandlers } from '../effect-handlers.ts';
import { createPopupRunner, type PopupRunner, type PopupRunnerOptions } from '../popup-runner.ts';
import type { PopupEffect, PopupEvent, PopupState } from '../popup-state.ts';
import type { PopupViewModel } from '../view/popup-view-model.ts';
import { sendLater } from '../send-later.ts';

interface Stage {
  readonly runner: PopupRunner;
  readonly clock: FakeClock;
  readonly happened: string[];
  /** What the page shows now. */
  readonly look: () => PopupViewModel | undefined;
  readonly teaser: () => string | undefined;
}

/** How the page answers the effects that have a result. */
interface PageAnswers {
  readonly mayShow: () => boolean;
  readonly load: () => Promise<PopupEvent>;
  readonly deliver: () => Promise<boolean>;
  readonly drawPrize: PopupRunnerOptions['drawPrize'];
  readonly takeTurn: (granted: () => void) => void;
  readonly startsIn: PopupState;
  readonly answers: PopupRunnerOptions['answers'];
}

/** A popup on a page that answers as the test says, and everything that happens there. */
export function stage(popup: Popup, page: Partial<PageAnswers> = {}): Stage {
  const {
    mayShow = () => true,
    load = () => Promise.resolve({ name: 'LOADED' }),
    deliver = () => Promise.resolve(true),
    drawPrize = () => Promise.resolve(failed('again')),
    takeTurn = (granted) => granted(),
    startsIn,
    answers = { use: (run) => run(REACTIONS) },
  } = page;
  const clock = fakeClock();
  const happened: string[] = [];
  let look: PopupViewModel | undefined;
  let teaser: string | undefined;
  const report = (error: unknown): void => void happened.push(`report:${String(error)}`);
  const record = (effect: PopupEffect): void =>
    void happened.push('by' in effect ? `${effect.name}:${effect.by}` : effect.name);
  const runner = createPopupRunner({
    popup,
    clock,
    mayShow,
    drawPrize,
    answers,
    report,
    ...(startsIn && { startsIn }),
    show: (next) => {
      look = next;
    },
    showTeaser: (next) => {
      teaser = next;
    },
    effects: recordingEffects({ mayShow, load, deliver, takeTurn, report, record }, () => {
      look = undefined;
    }),
  });
  return { runner, clock, happened, look: () => look, teaser: () => teaser };
}

interface RecordingDeps extends Pick<PageAnswers, 'mayShow' | 'load' | 'deliver' | 'takeTurn'> {
  readonly report: (error: unknown) => void;
  readonly record: (effect: PopupEffect) => void;
}

/** Records every effect, and answers those that have a result. */
function recordingEffects(
  { mayShow, load, deliver, takeTurn, report, record }: RecordingDeps,
  onRemove: () => void,
): EffectHandlers {
  return {
    disarm: record,
    'ask-for-slot': (effect, send) => {
      record(effect);
      takeTurn(() => send({ name: 'SLOT_GRANTED', mayShow: mayShow() }));
    },
    'release-slot': record,
    load: (effect, send) => {
      record(effect);
      const onFailure = { name: 'LOAD_FAILED', why: 'broke off', mayRetry: true } as const;
      sendLater(load(), { send, onFailure, report });
    },
    remove: (effect) => {
      record(effect);
      onRemove();
    },
    'report-view': record,
    'send-conversion': (effect, send) => {
      record(effect);
      const ended = (ok: boolean) => ({ name: 'CONVERSION_ENDED', by: effect.ask.by, ok }) as const;
      sendLater(deliver().then(ended), { send, onFailure: ended(false), report });
    },
    'send-step': record,
    'draw-coupon': record,
    'announce-coupon': record,
    'fill-cart': record,
    'remember-close': record,
    'report-close': record,
    'go-to-address': record,
    chain: record,
    log: record,
  };
}

/** Waits until the pending promises have settled. */
export const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
};
