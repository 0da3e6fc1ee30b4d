import { fillMessage, messagesFor } from '../messages/messages-for.ts';
import type { FormEvent } from './form-state.ts';
import type { PopupFormProps } from './popup-form-props.ts';

/** The event for a new step of the form, with the text that announces it. */
export function stepChanged(step: number, { language, steps = 1 }: PopupFormProps): FormEvent {
  return {
    name: 'STEP_CHANGED',
    step,
    announcement: fillMessage(messagesFor(language).stepOf, { step, count: steps }),
  };
}
