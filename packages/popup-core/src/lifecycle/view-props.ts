import type { Popup } from '@beckon/contract/popup';
import type { PopupViewProps } from '@beckon/popup-view/view-contract';
import type { PopupViewModel } from './popup-view-model.ts';

/** The props of the view that follow from the state of the popup's life. */
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

/** What the view gets of the popup's life, on a site and in a preview. */
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

/** After a conversion the content lock has done its work. */
function unlocked(popup: Popup): Popup {
  return popup.closing.contentLock
    ? { ...popup, closing: { ...popup.closing, contentLock: false } }
    : popup;
}
