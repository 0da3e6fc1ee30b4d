import type { Runner } from '@beckon/host-page/machine/machine-runner';
import type { PopupViewEvent } from '@beckon/popup-view/view-contract';
import type { PopupEvent, PopupState } from '../popup-state.ts';
import { toPopupEvent } from './view-events.ts';
import type { KeptReactions } from '../reactions/keep-reactions.ts';

/**
 * Actions of the visitor that need the reactions. Closing needs none. Forms and links that count
 * are stored at once.
 */
const WAITS_FOR_RULES: readonly PopupViewEvent['name'][] = [
  'LINK_CLICKED',
  'STEP_COMPLETED',
  'COUPON_WANTED',
  'COUPON_COPIED',
];

/**
 * Sends the visitor's action to the popup. Stores a conversion at once, even if the reactions that
 * decide the next step are not loaded yet.
 */
export function passViewEvent(
  event: PopupViewEvent,
  life: Runner<PopupState, PopupEvent>,
  reactions: KeptReactions,
): void {
  const pass = (): void =>
    toPopupEvent(event, life.state()).forEach((popupEvent) => life.send(popupEvent));
  if (!isConversion(event, life.state()) && WAITS_FOR_RULES.includes(event.name))
    return reactions.use(pass);
  if (event.name === 'SUBMIT_ASKED' || event.name === 'LINK_CLICKED') reactions.use();
  pass();
}

/** The first click on a link that counts. */
function isConversion(event: PopupViewEvent, state: PopupState): boolean {
  return (
    event.name === 'LINK_CLICKED' &&
    event.isConversion &&
    state.name === 'open' &&
    state.submit === 'idle'
  );
}
