import type { DrawnPrize, Popup } from '@beckon/contract/popup';
import type { TriggerName } from '@beckon/contract/values';
import type { PopupViewEvent } from '@beckon/popup-view/view-contract';
import {
  closeButtonMachine,
  type CloseButtonEvent,
  type CloseButtonState,
} from './close-button-machine.ts';
import { gameMachine, type GameEvent, type GameState } from './game-machine.ts';
import { runMachine, type Runner } from '@beckon/host-page/machine/machine-runner';
import { performEffect } from './perform-effect.ts';
import { popupMachine } from './popup-machine.ts';
import { popupLook } from './popup-look.ts';
import type { PopupPorts } from './popup-ports.ts';
import type { PopupState } from './popup-state.ts';
import { sendLater } from './send-later.ts';
import { teaserMachine, type TeaserEvent } from './teaser-machine.ts';
import { toPopupEvent } from './view-events.ts';

/** One popup on one page: its machines, run together. */
export interface PopupRunner {
  readonly popup: Popup;
  state(): PopupState;
  /** A trigger fired, or somebody asked for the popup. */
  fire(by: TriggerName): void;
  handleViewEvent(event: PopupViewEvent): void;
  handleTeaserEvent(event: TeaserEvent): void;
  /** The page is left: removes everything and stops every clock. */
  leave(): void;
}

interface OpenParts {
  readonly closeButton: Runner<CloseButtonState, CloseButtonEvent>;
  readonly game: Runner<GameState, GameEvent> | undefined;
}

/** Starts a popup's life. Machines of the close button and the game run only while it is open. */
export function createPopupRunner(popup: Popup, ports: PopupPorts): PopupRunner {
  const { clock } = ports;
  let parts: OpenParts | undefined;

  const redraw = (): void => {
    const look = popupLook(life.state(), {
      closeButton: parts?.closeButton.state(),
      game: parts?.game?.state(),
      nowMs: clock.now(),
    });
    if (look !== undefined) ports.show(look);
  };
  const stopParts = (): void => {
    parts?.closeButton.stop();
    parts?.game?.stop();
    parts = undefined;
  };
  /** A tab may try again what did not load; of what can never be drawn no tab is left. */
  const tellTeaserOfFailure = ({ mayRetry }: { readonly mayRetry: boolean }): void => {
    if (!mayRetry) teaser.send({ name: 'POPUP_UNAVAILABLE' });
    else if (teaser.state().name === 'behind-popup')
      teaser.send({ name: 'POPUP_CLOSED', converted: false });
  };
  const follow = (state: PopupState): void => {
    ports.noteState(state.name);
    if (state.name === 'open') {
      if (parts === undefined) teaser.send({ name: 'POPUP_OPENED' });
      parts ??= {
        closeButton: runMachine({
          machine: closeButtonMachine,
          subject: popup,
          clock,
          perform: neverPerforms,
          onChange: redraw,
        }),
        game:
          popup.game === undefined
            ? undefined
            : runGame(popup, ports, {
                redraw,
                tell: (prize) => life.send({ name: 'PRIZE_DRAWN', prize }),
              }),
      };
      if (state.submit === 'sent') parts.closeButton.send({ name: 'CONVERTED' });
    } else if (state.name !== 'closing') {
      stopParts();
    }
    if (state.name === 'closing') ports.noteClosed(state.by);
    if (state.name === 'closed') teaser.send({ name: 'POPUP_CLOSED', converted: state.converted });
    if (state.name === 'failed') tellTeaserOfFailure(state);
    redraw();
  };

  const life = runMachine({
    machine: popupMachine,
    subject: popup,
    clock,
    perform: (effect, runner) => performEffect(effect, runner, ports),
    onChange: follow,
  });
  const teaser = runMachine({
    machine: teaserMachine,
    subject: popup,
    clock,
    perform() {
      const mayShow = ports.mayShow('teaser');
      life.send({ name: 'TEASER_CLICKED', mayShow });
      if (!mayShow) teaser.send({ name: 'POPUP_UNAVAILABLE' });
    },
    onChange: ({ name }) =>
      ports.showTeaser(name === 'hidden' ? undefined : name === 'behind-popup' ? name : 'tab'),
  });
  if (teaser.state().name === 'tab') {
    if (ports.mayShow('teaser')) ports.showTeaser('tab');
    else teaser.send({ name: 'POPUP_UNAVAILABLE' });
  }

  return {
    popup,
    state: () => life.state(),
    fire: (by) => life.send({ name: 'TRIGGER_FIRED', by, mayShow: ports.mayShow(by) }),
    handleTeaserEvent: (event) => teaser.send(event),
    handleViewEvent(event) {
      if (event.name === 'PLAY_ASKED' || event.name === 'PLAY_ENDED') parts?.game?.send(event);
      else if (
        event.name === 'CLOSE_ASKED' &&
        event.by === 'x_click' &&
        parts?.closeButton.state().name === 'counting'
      )
        return;
      else toPopupEvent(event, life.state()).forEach((popupEvent) => life.send(popupEvent));
    },
    leave() {
      life.send({ name: 'PAGE_CHANGED' });
      ports.showTeaser(undefined);
      stopParts();
      life.stop();
      teaser.stop();
    },
  };
}

interface GameEnds {
  readonly redraw: () => void;
  readonly tell: (prize: DrawnPrize) => void;
}

function runGame(
  popup: Popup,
  ports: PopupPorts,
  { redraw, tell }: GameEnds,
): Runner<GameState, GameEvent> {
  return runMachine({
    machine: gameMachine,
    subject: popup,
    clock: ports.clock,
    onChange: redraw,
    perform(effect, game) {
      if (effect.name === 'tell-prize') tell(effect.prize);
      else {
        const drawn = ports
          .drawPrize()
          .then((draw): GameEvent =>
            draw.ok
              ? { name: 'PRIZE_KNOWN', prize: draw.value }
              : { name: 'DRAW_FAILED', trouble: draw.error },
          );
        sendLater(drawn, {
          runner: game,
          onFailure: { name: 'DRAW_FAILED', trouble: 'again' },
          report: ports.report,
        });
      }
    },
  });
}

/** The close button only counts. */
function neverPerforms(): void {
  // It has no effects.
}
