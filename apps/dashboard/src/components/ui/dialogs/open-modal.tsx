import { Modal, type ModalProps } from '@mantine/core';
import { useEffect, useState } from 'react';
import { returnFocus } from '../focus/return-focus.ts';

/**
 * A dialog that is open as long as it is rendered. Gives the focus back to the control that opened
 * it, which Mantine does only for dialogs that are closed before they are removed.
 */
export function OpenModal(props: Omit<ModalProps, 'opened'>) {
  // Found while it renders: later, the dialog has the focus, and the menu is gone.
  const [opener] = useState(findOpener);
  useEffect(() => () => void setTimeout(() => returnFocus(opener)), [opener]);
  return <Modal {...props} opened />;
}

/** The control that has the focus. For an item of a menu, the button of the menu, which stays. */
function findOpener(): Element | null {
  const focused = document.activeElement;
  const menu = focused?.closest('[role="menu"]');
  return document.getElementById(menu?.getAttribute('aria-labelledby') ?? '') ?? focused;
}
