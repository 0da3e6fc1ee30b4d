import type { PopupViewEvent } from '@beckon/popup-view/view-contract';
import type { PopupEvent, PopupState } from './popup-state.ts';

/**
 * What a fact from the view means to the popup's life; facts that mean nothing to it give an empty
 * list.
 */
export function toPopupEvent(event: PopupViewEvent, state: PopupState): readonly PopupEvent[] {
  switch (event.name) {
    case 'SHOWN':
      return [{ name: 'DRAWN' }];
    case 'SUBMIT_ASKED':
      return [{ name: 'SUBMITTED', form: event.form, buttonText: event.buttonText }];
    case 'STEP_COMPLETED':
      return [{ name: 'STEP_COMPLETED', form: event.form, lacksConsent: event.lacksConsent }];
    case 'LINK_CLICKED': {
      const { name: _, ...link } = event;
      return [{ name: 'LINK_CLICKED', link }];
    }
    case 'TEMPLATE_BROKEN':
      return [{ name: 'LOAD_FAILED', why: `template: ${event.why}`, mayRetry: false }];
    case 'THROWN_AWAY':
      return [{ name: 'LOAD_FAILED', why: 'the page has removed it', mayRetry: true }];
    case 'EXIT_ENDED':
      return exitEnd(state);
    default:
      return isShared(event) ? [event] : [];
  }
}

type SharedEvent = Extract<
  PopupViewEvent,
  { readonly name: 'CLOSE_ASKED' | 'COUPON_WANTED' | 'COUPON_COPIED' }
>;

/** A fact that has the same name and shape for both. */
function isShared(event: PopupViewEvent): event is SharedEvent {
  return ['CLOSE_ASKED', 'COUPON_WANTED', 'COUPON_COPIED'].includes(event.name);
}

/** Escape has its own 800 ms, which the view does not know. */
function exitEnd(state: PopupState): readonly PopupEvent[] {
  return state.name === 'closing' && state.by !== 'escape' ? [{ name: 'EXIT_ENDED' }] : [];
}
