import { notifications } from '@mantine/notifications';
import type { ReactNode } from 'react';
import { messageOf } from './api/api-error.ts';

const SHOWN_MS = 6000;
/** Longer to read, with something to do; resting on it keeps it. */
const WARNING_SHOWN_MS = 20_000;
const DISMISS = { 'aria-label': 'Dismiss' };

/** A short word that something was done. Returns the id of the notice. */
export function notifyDone(message: ReactNode): string {
  return notifications.show({
    message,
    color: 'pine.5',
    autoClose: SHOWN_MS,
    closeButtonProps: DISMISS,
  });
}

/** Why something could not be done. */
export function notifyFailed(error: unknown): void {
  notifications.show({
    message: messageOf(error),
    color: 'clay.7',
    autoClose: SHOWN_MS,
    closeButtonProps: DISMISS,
  });
}

/** Something to look at, which can be dismissed or taken back by its id, and leaves by itself. */
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

/** Changes the text of a warning that still shows. */
export function updateWarning(id: string, message: ReactNode): void {
  notifications.update({ id, message });
}

/** Takes a notice back whose reason is gone. */
export function hideNotice(id: string): void {
  notifications.hide(id);
}
