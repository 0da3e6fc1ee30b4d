import { notifications } from '@mantine/notifications';
import type { ReactNode } from 'react';
import { messageOf } from './api/api-error.ts';

const SHOWN_MS = 6000;
/**
 * Warnings are shown longer, because they have more text and a button. They stay while the pointer
 * is over them.
 */
const WARNING_SHOWN_MS = 20_000;
const DISMISS = { 'aria-label': 'Dismiss' };

/** Shows a short message about something that was done. Returns the id of the notice. */
export function notifyDone(message: ReactNode): string {
  return notifications.show({
    message,
    color: 'pine.5',
    autoClose: SHOWN_MS,
    closeButtonProps: DISMISS,
  });
}

/** Shows why something could not be done. */
export function notifyFailed(error: unknown): void {
  notifications.show({
    message: messageOf(error),
    color: 'clay.7',
    autoClose: SHOWN_MS,
    closeButtonProps: DISMISS,
  });
}

/**
 * Shows a warning. It closes after a while; the owner can dismiss it, and `hideNotice` can close
 * it.
 */
export function notifyWarning(id: string, title: string, message: ReactNode): void {
  notifications.show({
    id,
    title,
    message,
    color: 'beam.4',
    autoClose: WARNING_SHOWN_MS,
    closeButtonProps: DISMISS,
  });
}

/** Changes the text of a warning that is still open. */
export function updateWarning(id: string, message: ReactNode): void {
  notifications.update({ id, message });
}

/** Closes a notice, for example because its problem is solved. */
export function hideNotice(id: string): void {
  notifications.hide(id);
}
