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
  /** Called also after `onConfirm`. */
  readonly onClose?: () => void;
}

/** The dialog opens with the focus on the button that does nothing. */
const FIRST = { 'data-autofocus': true };

/**
 * Asks in a dialog before something is done. A dialog takes a moment to close and still gets the
 * second click of a double click, so `onConfirm` runs once only.
 */
export function askToConfirm({ onConfirm, ...question }: Question): void {
  let isConfirmed = false;
  modals.openConfirmModal({
    ...question,
    cancelProps: FIRST,
    onConfirm: () => {
      if (isConfirmed) return;
      isConfirmed = true;
      onConfirm();
    },
  });
}
