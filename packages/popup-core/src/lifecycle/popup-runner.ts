import type { Clock } from '@beckon/host-page/clock';
import { runMachine, type Runner } from '@beckon/host-page/machine/machine-runner';
import type { TriggerName } from '@beckon/contract/values';
import type { PopupViewEvent } from '@beckon/popup-view/view-contract';
import {
  closeButtonMachine,
  type CloseButtonEvent,
  type CloseButtonState,
} from './close-button-machine.ts';
import { performEffect, type EffectHandlers } from './effect-handlers.ts';
import type { AwaitedReactions, GameOptions } from './reactions/reactions.ts';
import type { GameEvent, GameState } from './game/game-machine.ts';
import { createPopupMachine } from './popup-machine.ts';
import type { PopupState } from './popup-state.ts';
import { popupViewModel, type PopupViewModel } from './view/popup-view-model.ts';
import type { TeaserEvent } from './teaser-machine.ts';
import { reportFailure, runTeaser, type ShownTeaser, type TeaserOptions } from './run-teaser.ts';
import { keepReactions } from './reactions/keep-reactions.ts';
import { passViewEvent } from './view/pass-view-event.ts';

/** One popup on one page, with its state machines. */
export interface PopupRunner {
  readonly state: () => PopupState;
  /** Call it when a trigger fires or someone asks for the popup. */
  fire(by: TriggerName): void;
  handleViewEvent(event: PopupViewEvent): void;
  handleTeaserEvent(event: TeaserEvent): void;
  /** Loads the reactions, so that they also know of a visitor who has not acted yet. */
  readonly prepare: () => void;
  /** Call it when the page is left: removes everything and stops every timer. */
  leave(): void;
}

export type { ShownTeaser };

/** What a popup needs from its page. */
export interface PopupRunnerOptions extends GameOptions, TeaserOptions {
  readonly answers: AwaitedReactions;
  /** The first state. Without it, the popup waits for its triggers. */
  readonly startsIn?: PopupState;
  readonly effects: EffectHandlers;
  /** Renders the popup, also when something changes. The effect `remove` removes it. */
  readonly show: (viewModel: PopupViewModel) => void;
}

/** The machines that run while the popup is open. */
interface OpenedPopup {
  readonly closeButton: Runner<CloseButtonState, CloseButtonEvent>;
  /** Missing until the visitor plays. */
  game?: Runner<GameState, GameEvent>;
}

/** Returns undefined, because nothing is open then. */
function endOpened(opened: OpenedPopup | undefined): undefined {
  for (const machine of [opened?.closeButton, opened?.game]) machine?.stop();
  return undefined;
}

/** Starts a popup's life. The machines of the close button and the game run only while it is open. */
export function createPopupRunner(options: PopupRunnerOptions): PopupRunner {
  const { popup, clock, mayShow, effects, showTeaser, answers } = options;
  let opened: OpenedPopup | undefined;
  let lockHasEnded = false; // It does not return when the popup opens again.
  const reactions = keepReactions(answers);
  if (options.startsIn !== undefined) reactions.use();

  const life = runMachine({
    machine: startingIn(createPopupMachine(reactions.now), options.startsIn),
    subject: popup,
    clock,
    perform: (effect, { send }) => performEffect(effects, effect, send),
    onChange: (state) => follow(state),
  });
  const teaser = runTeaser(options, (opens) =>
    life.send({ name: 'TEASER_CLICKED', mayShow: opens }),
  );
  const redraw = (): void => {
    const viewModel = lookOf(life.state(), opened, clock);
    if (viewModel !== undefined) options.show(viewModel);
  };
  const play = (event: PlayEvent): void =>
    reactions.use(({ runGame }) => {
      if (opened === undefined || popup.game === undefined) return;
      opened.game ??= runGame(options, { onChange: redraw, notify: life.send });
      opened.game.send(event);
      life.send(event);
    });
  const follow = (state: PopupState): void => {
    if (state.name === 'open') {
      if (opened === undefined) teaser.send({ name: 'POPUP_OPENED' });
      opened ??= { closeButton: runCloseButton(options, redraw) };
      if (state.isUnlocked) {
        lockHasEnded = popup.closing.contentLock;
        opened.closeButton.send({ name: 'UNLOCKED' });
      } else if (lockHasEnded) life.send({ name: 'UNLOCKED' });
    } else if (state.name !== 'closing') {
      opened = endOpened(opened);
      if ('converted' in state) teaser.send({ name: 'POPUP_CLOSED', converted: state.converted });
    }
    if (state.name === 'failed') reportFailure(teaser, state);
    redraw();
  };

  if (options.startsIn !== undefined) follow(options.startsIn);
  return {
    state: life.state,
    fire: (by) => life.send({ name: 'TRIGGER_FIRED', by, mayShow: mayShow(by) }),
    handleTeaserEvent: teaser.send,
    prepare: reactions.use,
    handleViewEvent(event) {
      if (event.name === 'PLAY_ASKED' || event.name === 'PLAY_ENDED') return play(event);
      return isTooEarly(event, opened) ? undefined : passViewEvent(event, life, reactions);
    },
    leave() {
      life.send({ name: 'PAGE_CHANGED' });
      showTeaser(undefined);
      life.stop();
      teaser.stop();
    },
  };
}

function lookOf(
  state: PopupState,
  opened: OpenedPopup | undefined,
  clock: Clock,
): PopupViewModel | undefined {
  return popupViewModel(state, {
    closeButton: opened?.closeButton.state(),
    game: opened?.game?.state(),
    nowMs: clock.now(),
  });
}

type PlayEvent = Extract<PopupViewEvent, { name: 'PLAY_ASKED' | 'PLAY_ENDED' }>;
type PopupMachine = ReturnType<typeof createPopupMachine>;

function startingIn(machine: PopupMachine, state: PopupState | undefined): PopupMachine {
  return state === undefined ? machine : { ...machine, initial: () => state };
}

/** The X does nothing during its countdown. */
function isTooEarly(event: PopupViewEvent, opened: OpenedPopup | undefined): boolean {
  return (
    event.name === 'CLOSE_ASKED' &&
    event.by === 'x_click' &&
    opened?.closeButton.state().name === 'counting'
  );
}

function runCloseButton(
  { popup, clock }: PopupRunnerOptions,
  onChange: () => void,
): OpenedPopup['closeButton'] {
  return runMachine({
    machine: closeButtonMachine,
    subject: popup,
    clock,
    perform: () => undefined, // The countdown has no effects.
    onChange,
  });
}
