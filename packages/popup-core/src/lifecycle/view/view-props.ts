import type { Popup } from '@beckon/contract/popup';
import type { PopupViewProps } from '@beckon/popup-view/view-contract';
import type { PopupViewModel } from './popup-view-model.ts';

/** The view's props that follow from the state of the popup. */
export type LifeProps = Pick<
  PopupViewProps,
  | 'popup'
  | 'language'
  | 'phase'
  | 'screen'
  | 'submit'
  | 'closeReadyInSeconds'
  | 'prize'
  | 'drawError'
  | 'timerLeftMs'
>;

/** Converts the view model into props of the view. Used on a site and in a preview. */
export function lifeProps(popup: Popup, viewModel: PopupViewModel): LifeProps {
  const { phase, screen, submit, closeReadyInSeconds, prize, drawError, timerLeftMs } = viewModel;
  return {
    popup: viewModel.isUnlocked ? unlocked(popup) : popup,
    language: popup.language,
    phase,
    screen,
    submit,
    closeReadyInSeconds,
    ...(prize === undefined ? {} : { prize }),
    ...(drawError === undefined ? {} : { drawError }),
    ...(timerLeftMs === undefined ? {} : { timerLeftMs }),
  };
}

/** After a conversion, the view gets a popup without content lock. */
function unlocked(popup: Popup): Popup {
  return popup.closing.contentLock
    ? { ...popup, closing: { ...popup.closing, contentLock: false } }
    : popup;
}
