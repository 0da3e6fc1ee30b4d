import type { Popup } from '@beckon/contract/popup';
import { once, unchanged, type Machine, type Outcome } from '@beckon/host-page/machine/machine';

export type TeaserState =
  | { readonly name: 'hidden'; readonly until: 'popup-closed' | 'never' }
  | { readonly name: 'tab' }
  /** The popup is open, with the tab behind it. */
  | { readonly name: 'behind-popup' }
  /** The visitor clicked the tab's own close button; the tab stays for its closing delay. */
  | { readonly name: 'leaving' };

export type TeaserEvent =
  | { readonly name: 'POPUP_OPENED' }
  | { readonly name: 'POPUP_CLOSED'; readonly converted: boolean }
  /** The popup cannot open: its filters stop it, its timer has ended, or it cannot be drawn. */
  | { readonly name: 'POPUP_UNAVAILABLE' }
  | { readonly name: 'TEASER_CLICKED' }
  | { readonly name: 'TEASER_CLOSE_ASKED' }
  | { readonly name: 'LEAVING_ENDED' };

export interface TeaserEffect {
  readonly name: 'open-popup';
}

type Step = Outcome<TeaserState, TeaserEffect>;

/** The tab that opens a popup, before it shows or after it has closed. docs/behaviour/teaser.md. */
export const teaserMachine: Machine<TeaserState, TeaserEvent, TeaserEffect, Popup> = {
  initial({ teaser }) {
    if (teaser === undefined) return { name: 'hidden', until: 'never' };
    return teaser.showMode === 'after_close'
      ? { name: 'hidden', until: 'popup-closed' }
      : { name: 'tab' };
  },
  next(state, event, popup) {
    if (popup.teaser === undefined) return unchanged(state);
    if (state.name === 'leaving') return whileLeaving(state, event);
    switch (event.name) {
      case 'POPUP_OPENED':
        return popupOpened(state, popup);
      case 'POPUP_CLOSED':
        return popupClosed(state, event.converted, popup);
      case 'POPUP_UNAVAILABLE':
        return popupUnavailable(state, popup);
      case 'TEASER_CLICKED':
        return clicked(state);
      case 'TEASER_CLOSE_ASKED':
        return state.name === 'hidden' ? unchanged(state) : to({ name: 'leaving' });
      case 'LEAVING_ENDED':
        return unchanged(state);
    }
  },
  timersIn: (state, { teaser }) =>
    state.name === 'leaving' && teaser !== undefined
      ? [once('teaser-leaving', teaser.closeDelayMs, { name: 'LEAVING_ENDED' })]
      : [],
};

/** A visitor who closed the tab does not get it back, even if the popup opens and closes meanwhile. */
function whileLeaving(state: TeaserState, event: TeaserEvent): Step {
  return event.name === 'LEAVING_ENDED' ? to({ name: 'hidden', until: 'never' }) : unchanged(state);
}

function clicked(state: TeaserState): Step {
  return state.name === 'tab' ? { state, effects: [{ name: 'open-popup' }] } : unchanged(state);
}

function popupOpened(state: TeaserState, { teaser }: Popup): Step {
  if (state.name === 'hidden') return unchanged(state);
  return to(
    teaser?.showMode === 'before_show'
      ? { name: 'hidden', until: 'never' }
      : { name: 'behind-popup' },
  );
}

/** A tab that opens nothing is hidden. It shows again if the popup is shown and closed later. */
function popupUnavailable(state: TeaserState, { teaser }: Popup): Step {
  if (state.name === 'hidden') return unchanged(state);
  return to({
    name: 'hidden',
    until: teaser?.showMode === 'before_show' ? 'never' : 'popup-closed',
  });
}

/**
 * After a conversion, a popup that stops for converted visitors shows no tab either.
 * docs/behaviour/teaser.md#when-it-shows.
 */
function popupClosed(state: TeaserState, converted: boolean, { stopForConverted }: Popup): Step {
  if (state.name === 'hidden' && state.until === 'never') return unchanged(state);
  return to(converted && stopForConverted ? { name: 'hidden', until: 'never' } : { name: 'tab' });
}

function to(state: TeaserState): Step {
  return { state, effects: [] };
}
