import { modals } from '@mantine/modals';
import type { ComponentProps, ReactNode } from 'react';
import type { Button } from '@mantine/core';

/** A question with two buttons. */
export interface Question {
  readonly title: string;
  readonly children: ReactNode;
  readonly labels: { readonly confirm: string; readonly cancel: string };
  readonly confirmProps?: ComponentProps<typeof Button>;
  readonly onConfirm: () => void;
  /** For the other button, if it does something. Closing the dialog does nothing. */
  readonly onCancel?: () => void;
  /** Called also after `onConfirm`. */
  readonly onClose?: () => void;
}

/** The question that is on the screen. */
let openQuestionId: string | undefined;

/** The dialog opens with the focus on the button that does nothing. */
const FIRST = { 'data-autofocus': true };

/**
 * Asks in a dialog before something is done. A dialog takes a moment to close and still gets the
 * second click of a double click, so `onConfirm` runs once only.
 */
export function askToConfirm({ onConfirm, onClose, ...question }: Question): void {
  let isConfirmed = false;
  openQuestionId = modals.openConfirmModal({
    ...question,
    cancelProps: FIRST,
    onClose: () => {
      openQuestionId = undefined;
      onClose?.();
    },
    onConfirm: () => {
      if (isConfirmed) return;
      isConfirmed = true;
      onConfirm();
    },
  });
}

/**
 * Makes Escape close only the question, and not the dialog below it, which listens to the window,
 * too. Call this once, before any dialog: the window calls its listeners in their order.
 */
export function closeQuestionsByEscape(): void {
  addEventListener('keydown', closeQuestion, true);
}

function closeQuestion(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.isComposing || openQuestionId === undefined) return;
  event.stopImmediatePropagation();
  modals.close(openQuestionId);
}
