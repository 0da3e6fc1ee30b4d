import { notifications } from '@mantine/notifications';
import type { ReactNode } from 'react';
import { messageOf } from './api/api-error.ts';

/** One notice is visible at a time: more would cover the popup that the owner is working on. */
export const NOTICES_AT_ONCE = 1;

const SHOWN_MS = 6000;
/**
 * Warnings are shown longer, because they have more text and a button. They stay while the pointer
 * is over them.
 */
const WARNING_SHOWN_MS = 20_000;
const DISMISS = { 'aria-label': 'Dismiss' };

/** The short message that was shown last. The next one replaces it. */
let shortId: string | undefined;

/** A short message goes before a warning, which comes back after it. */
function showShort(message: ReactNode, color: string): string {
  if (shortId !== undefined) notifications.hide(shortId);
  shortId = notifications.show({
    message,
    color,
    priority: 1,
    autoClose: SHOWN_MS,
    closeButtonProps: DISMISS,
  });
  return shortId;
}

/** Shows a short message about something that was done. Returns the id of the notice. */
export function notifyDone(message: ReactNode): string {
  return showShort(message, 'pine.5');
}

/** Shows why something could not be done. */
export function notifyFailed(error: unknown): void {
  showShort(messageOf(error), 'clay.7');
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

/** Closes a notice, for example because its problem is solved. */
export function hideNotice(id: string): void {
  notifications.hide(id);
}
