import type { Clock } from '@beckon/host-page/clock';
import { runMachine, type Runner } from '@beckon/host-page/machine/machine-runner';
import type { Result } from '@beckon/host-page/result';
import type { DrawnPrize, DrawError, Popup } from '@beckon/contract/popup';
import type { TriggerName } from '@beckon/contract/values';
import type { PopupViewEvent } from '@beckon/popup-view/view-contract';
import {
  closeButtonMachine,
  type CloseButtonEvent,
  type CloseButtonState,
} from './close-button-machine.ts';
import { performEffect, type EffectHandlers } from './effect-handlers.ts';
import { gameMachine, type GameEvent, type GameState } from './game-machine.ts';
import { popupMachine } from './popup-machine.ts';
import type { PopupState } from './popup-state.ts';
import { popupViewModel, type PopupViewModel } from './popup-view-model.ts';
import { sendLater } from './send-later.ts';
import { teaserMachine, type TeaserEvent, type TeaserState } from './teaser-machine.ts';
import { toPopupEvent } from './view-events.ts';

/** One popup on one page: its machines, run together. */
export interface PopupRunner {
  readonly state: () => PopupState;
  /** A trigger fired, or somebody asked for the popup. */
  fire(by: TriggerName): void;
  handleViewEvent(event: PopupViewEvent): void;
  handleTeaserEvent(event: TeaserEvent): void;
  /** The page is left: removes everything and stops every clock. */
  leave(): void;
}

/** The tab beside a popup, as far as it is to be seen. */
export type ShownTeaser = 'tab' | 'behind-popup' | undefined;

/** What a popup needs of the page that it lives on. */
export interface PopupRunnerOptions {
  readonly popup: Popup;
  readonly clock: Clock;
  /** Where its life begins; missing: with waiting for its triggers. */
  readonly startsIn?: PopupState;
  /** Whether the filters let it open now for that reason. */
  readonly mayShow: (by: TriggerName) => boolean;
  readonly effects: EffectHandlers;
  /** The prize of a game; asked again it is the same one. */
  readonly drawPrize: () => Promise<Result<DrawnPrize, DrawError>>;
  /** Draws what is to be seen. That nothing is any more, the effect `remove` says. */
  readonly show: (viewModel: PopupViewModel) => void;
  readonly showTeaser: (teaser: ShownTeaser) => void;
  /** Told of a promise that failed. */
  readonly report: (error: unknown) => void;
}

/** The machines that run while the popup is open. */
interface OpenedPopup {
  readonly closeButton: Runner<CloseButtonState, CloseButtonEvent>;
  readonly game: Runner<GameState, GameEvent> | undefined;
}

/** Starts a popup's life. Machines of the close button and the game run only while it is open. */
export function createPopupRunner(options: PopupRunnerOptions): PopupRunner {
  const { popup, clock, mayShow, effects, showTeaser } = options;
  let opened: OpenedPopup | undefined;

  const life = runMachine({
    machine: startingIn(options.startsIn),
    subject: popup,
    clock,
    perform: (effect, { send }) => performEffect(effects, effect, send),
    onChange: (state) => follow(state),
  });
  const teaser = runTeaser(options, (opens) =>
    life.send({ name: 'TEASER_CLICKED', mayShow: opens }),
  );
  const redraw = (): void => {
    const viewModel = popupViewModel(life.state(), {
      closeButton: opened?.closeButton.state(),
      game: opened?.game?.state(),
      nowMs: clock.now(),
    });
    if (viewModel !== undefined) options.show(viewModel);
  };
  const endOpened = (): void => {
    for (const machine of [opened?.closeButton, opened?.game]) machine?.stop();
    opened = undefined;
  };
  const open = (): OpenedPopup => {
    teaser.send({ name: 'POPUP_OPENED' });
    return runOpened(options, {
      onChange: redraw,
      givePrize: (prize) => life.send({ name: 'PRIZE_DRAWN', prize }),
    });
  };
  const follow = (state: PopupState): void => {
    if (state.name === 'open') {
      opened ??= open();
      if (state.submit === 'sent') opened.closeButton.send({ name: 'CONVERTED' });
    } else if (state.name !== 'closing') endOpened();
    if (state.name === 'closed') teaser.send({ name: 'POPUP_CLOSED', converted: state.converted });
    if (state.name === 'failed') reportFailure(teaser, state);
    redraw();
  };

  if (options.startsIn !== undefined) follow(options.startsIn);
  return {
    state: life.state,
    fire: (by) => life.send({ name: 'TRIGGER_FIRED', by, mayShow: mayShow(by) }),
    handleTeaserEvent: teaser.send,
    handleViewEvent(event) {
      if (event.name === 'PLAY_ASKED' || event.name === 'PLAY_ENDED') opened?.game?.send(event);
      else if (!isTooEarly(event, opened))
        toPopupEvent(event, life.state()).forEach((popupEvent) => life.send(popupEvent));
    },
    leave() {
      life.send({ name: 'PAGE_CHANGED' });
      showTeaser(undefined);
      endOpened();
      life.stop();
      teaser.stop();
    },
  };
}

function startingIn(state: PopupState | undefined): typeof popupMachine {
  return state === undefined ? popupMachine : { ...popupMachine, initial: () => state };
}

/** The X does nothing while it counts. */
function isTooEarly(event: PopupViewEvent, opened: OpenedPopup | undefined): boolean {
  return (
    event.name === 'CLOSE_ASKED' &&
    event.by === 'x_click' &&
    opened?.closeButton.state().name === 'counting'
  );
}

/** A tab may try again what did not load; of what can never be drawn no tab is left. */
function reportFailure(
  teaser: Runner<TeaserState, TeaserEvent>,
  { mayRetry }: { readonly mayRetry: boolean },
): void {
  if (!mayRetry) teaser.send({ name: 'POPUP_UNAVAILABLE' });
  else if (teaser.state().name === 'behind-popup')
    teaser.send({ name: 'POPUP_CLOSED', converted: false });
}

/** The tab, there at once where it may be; `onClick` is told whether the popup may open for it. */
function runTeaser(
  { popup, clock, mayShow, showTeaser }: PopupRunnerOptions,
  onClick: (opens: boolean) => void,
): Runner<TeaserState, TeaserEvent> {
  const teaser: Runner<TeaserState, TeaserEvent> = runMachine({
    machine: teaserMachine,
    subject: popup,
    clock,
    perform() {
      const opens = mayShow('teaser');
      onClick(opens);
      if (!opens) teaser.send({ name: 'POPUP_UNAVAILABLE' });
    },
    onChange: ({ name }) =>
      showTeaser(name === 'hidden' ? undefined : name === 'behind-popup' ? name : 'tab'),
  });
  if (teaser.state().name === 'tab') {
    if (mayShow('teaser')) showTeaser('tab');
    else teaser.send({ name: 'POPUP_UNAVAILABLE' });
  }
  return teaser;
}

interface OpenedCallbacks {
  readonly onChange: () => void;
  readonly givePrize: (prize: DrawnPrize) => void;
}

function runOpened(options: PopupRunnerOptions, callbacks: OpenedCallbacks): OpenedPopup {
  const { popup, clock } = options;
  return {
    closeButton: runMachine({
      machine: closeButtonMachine,
      subject: popup,
      clock,
      perform: () => undefined, // It only counts.
      onChange: callbacks.onChange,
    }),
    game: popup.game && runGame(options, callbacks),
  };
}

function runGame(
  { popup, clock, drawPrize, report }: PopupRunnerOptions,
  { onChange, givePrize }: OpenedCallbacks,
): Runner<GameState, GameEvent> {
  return runMachine({
    machine: gameMachine,
    subject: popup,
    clock,
    onChange,
    perform(effect, { send }) {
      if (effect.name === 'tell-prize') return givePrize(effect.prize);
      const drawn = drawPrize().then((draw): GameEvent =>
        draw.ok
          ? { name: 'PRIZE_KNOWN', prize: draw.value }
          : { name: 'DRAW_FAILED', error: draw.error },
      );
      return sendLater(drawn, {
        send,
        onFailure: { name: 'DRAW_FAILED', error: 'again' },
        report,
      });
    },
  });
}
