import { notifications } from '@mantine/notifications';
import type { ReactNode } from 'react';
import { messageOf } from './api/api-error.ts';

const SHOWN_MS = 6000;
const DISMISS = { 'aria-label': 'Dismiss' };

/** A short word that something was done. */
export function notifyDone(message: ReactNode): void {
  notifications.show({ message, color: 'pine.5', autoClose: SHOWN_MS, closeButtonProps: DISMISS });
}

/** Why something could not be done. */
export function notifyFailed(error: unknown): void {
  notifications.show({ message: messageOf(error), color: 'clay.7', autoClose: SHOWN_MS, closeButtonProps: DISMISS });
}
