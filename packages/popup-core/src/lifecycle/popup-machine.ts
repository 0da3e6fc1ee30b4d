import type { Popup, PopupGame } from '@beckon/contract/popup';
import { ASKED_FOR_TRIGGERS, type Screen, type TriggerName } from '@beckon/contract/values';
import { unchanged, type Machine, type Outcome } from '@beckon/host-page/machine/machine';
import type { Reactions } from './reactions/reactions.ts';
import { isUnanswered, nextWhileOpen } from './popup-open.ts';
import type { PopupEffect, PopupEvent, PopupState } from './popup-state.ts';
import { popupTimersIn } from './popup-timers.ts';

type Next<State> = (
  state: State,
  event: PopupEvent,
  popup: Popup,
) => Outcome<PopupState, PopupEffect>;
type StateNamed<Name extends PopupState['name']> = Extract<PopupState, { name: Name }>;

/**
 * The popup's life as a pure function: docs/popup-lifecycle.md. `reactions` returns undefined until
 * they are loaded. Only the visitor's actions need them.
 */
export function createPopupMachine(
  reactions: () => Reactions | undefined,
): Machine<PopupState, PopupEvent, PopupEffect, Popup> {
  return {
    initial: () => ({ name: 'armed' }),
    timersIn: (state, popup) => popupTimersIn(state, popup, reactions()),
    next(state, event, popup) {
      return event.name === 'PAGE_CHANGED'
        ? leavePage(state, popup)
        : step(state, event, { popup, reactions: reactions() });
    },
  };
}

interface StepContext {
  readonly popup: Popup;
  readonly reactions: Reactions | undefined;
}

function step(
  state: PopupState,
  event: PopupEvent,
  context: StepContext,
): Outcome<PopupState, PopupEffect> {
  const { popup } = context;
  switch (state.name) {
    case 'armed':
      return whileArmed(state, event, popup);
    case 'waiting':
      return whileWaiting(state, event, popup);
    case 'loading':
      return whileLoading(state, event, popup);
    case 'open':
      return event.name === 'DRAWN' ? countView(state) : nextWhileOpen(state, event, context);
    case 'closing':
      return whileClosing(state, event, popup);
    case 'closed':
      return askedForAgain(state, event);
    case 'failed':
      return state.mayRetry ? askedForAgain(state, event) : unchanged(state);
    default:
      return unchanged(state);
  }
}

/** Embedded popups are a part of the page that is left, so nothing closes them. */
function leavePage(state: PopupState, { type }: Popup): Outcome<PopupState, PopupEffect> {
  if (state.name === 'gone') return unchanged(state);
  const isClosed =
    state.name === 'open' && state.isDrawn && isUnanswered(state) && type !== 'embedded';
  return {
    state: { name: 'gone' },
    effects: [
      ...(isClosed ? [{ name: 'report-close', by: 'page_changed' } as const] : []),
      { name: 'disarm' },
      { name: 'remove' },
      { name: 'release-slot' },
    ],
  };
}

const whileArmed: Next<StateNamed<'armed'>> = (state, event) => {
  if ((event.name !== 'TRIGGER_FIRED' && event.name !== 'TEASER_CLICKED') || !event.mayShow)
    return unchanged(state);
  return waitForTurn(event.name === 'TEASER_CLICKED' ? 'teaser' : event.by);
};

/**
 * A popup that may no longer show when its turn comes goes back to `armed`. Its triggers do not
 * fire again, but a click opens it. If the visitor asks for it while it waits, it moves ahead in
 * the queue.
 */
const whileWaiting: Next<StateNamed<'waiting'>> = (state, event) => {
  if (event.name !== 'SLOT_GRANTED') return askedForAgain(state, event);
  return event.mayShow
    ? { state: { name: 'loading', firedBy: state.firedBy }, effects: [{ name: 'load' }] }
    : { state: { name: 'armed' }, effects: [{ name: 'release-slot' }] };
};

const whileLoading: Next<StateNamed<'loading'>> = (state, event, popup) => {
  if (event.name === 'LOAD_FAILED') {
    return {
      state: { name: 'failed', why: event.why, mayRetry: event.mayRetry },
      effects: [{ name: 'release-slot' }, { name: 'log', line: event.why }],
    };
  }
  if (event.name !== 'LOADED') return unchanged(state);
  const { firedBy } = state;
  const { timerEndsAtMs } = event;
  const timer = timerEndsAtMs === undefined ? {} : { timerEndsAtMs };
  return {
    state: { name: 'open', firedBy, screen: firstScreen(popup), submit: 'idle', ...timer },
    effects: [],
  };
};

/** A view means that the visitor saw the popup. A template that could not be drawn counts no view. */
function countView(state: StateNamed<'open'>): Outcome<PopupState, PopupEffect> {
  return state.isDrawn
    ? unchanged(state)
    : {
        state: { ...state, isDrawn: true },
        effects: [{ name: 'report-view', firedBy: state.firedBy }],
      };
}

/** If the visitor asks for a popup that is closing, it stops closing and opens again. */
const whileClosing: Next<StateNamed<'closing'>> = (state, event) => {
  const isOver = event.name === 'EXIT_ENDED';
  const next: Outcome<PopupState, PopupEffect> = isOver
    ? { state: { name: 'closed', converted: state.converted }, effects: [] }
    : askedForAgain(state, event);
  return next.state === state
    ? next
    : {
        state: { ...next.state, converted: state.converted },
        effects: [{ name: 'remove' }, { name: 'release-slot' }, ...next.effects],
      };
};

/**
 * If the visitor asks for a popup that waits, has closed or could not load its files, it waits for
 * its turn.
 */
function askedForAgain(state: PopupState, event: PopupEvent): Outcome<PopupState, PopupEffect> {
  if (event.name === 'TEASER_CLICKED' && event.mayShow) return waitForTurn('teaser');
  const isAskedFor =
    event.name === 'TRIGGER_FIRED' && event.mayShow && ASKED_FOR_TRIGGERS.includes(event.by);
  return isAskedFor ? waitForTurn(event.by) : unchanged(state);
}

function waitForTurn(firedBy: TriggerName): Outcome<PopupState, PopupEffect> {
  return {
    state: { name: 'waiting', firedBy },
    effects: [{ name: 'disarm' }, { name: 'ask-for-slot', firedBy }],
  };
}

/** The first screen of a popup. */
export function firstScreen({
  game,
}: {
  readonly game?: Pick<PopupGame, 'formComes'> | undefined;
}): Screen {
  return game === undefined || game.formComes === 'before' ? 'form' : 'play';
}
