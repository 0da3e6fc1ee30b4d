import { fillMessage, messagesFor } from '../messages/messages-for.ts';
import type { FormEvent } from './form-state.ts';
import type { PopupFormProps } from './popup-form-props.ts';

/** The form is at another step now, which is announced. */
export function stepChanged(step: number, { language, steps = 1 }: PopupFormProps): FormEvent {
  return {
    name: 'STEP_CHANGED',
    step,
    announcement: fillMessage(messagesFor(language).stepOf, { step, count: steps }),
  };
}
