import type { PopupViewEvent } from '@beckon/popup-view/view-contract';
import type { PopupEvent, PopupState } from '../popup-state.ts';

/**
 * Converts an event of the view into events of the popup's life. The list is empty for view events
 * that do not change it.
 */
export function toPopupEvent(event: PopupViewEvent, state: PopupState): readonly PopupEvent[] {
  switch (event.name) {
    case 'SHOWN':
      return [{ name: 'DRAWN' }];
    case 'SUBMIT_ASKED':
      return [
        {
          name: 'SUBMITTED',
          ask: { by: 'form', form: event.form, buttonText: event.buttonText },
        },
      ];
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

/** Whether both kinds of events use the same name and shape for it. */
function isShared(event: PopupViewEvent): event is SharedEvent {
  return ['CLOSE_ASKED', 'COUPON_WANTED', 'COUPON_COPIED'].includes(event.name);
}

/** After Escape, closing takes 800 ms, which the view does not know, so its end event is ignored. */
function exitEnd(state: PopupState): readonly PopupEvent[] {
  return state.name === 'closing' && state.by !== 'escape' ? [{ name: 'EXIT_ENDED' }] : [];
}
