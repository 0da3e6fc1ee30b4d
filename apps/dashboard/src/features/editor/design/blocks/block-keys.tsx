import { useGetPuck } from '@puckeditor/core';
import { useEffect } from 'react';
import { copyToClipboard, pasteText } from './block-clipboard.ts';
import { takesText } from '../history/takes-text.ts';

interface BlockKeysProps {
  /** The page that is listened to: the dashboard's, or that of the canvas. */
  readonly page: Document;
}

/**
 * Copies the chosen block and pastes it when the owner presses the keys for it. Words that are
 * selected, and fields of text, are copied and pasted by the browser. It must be inside Puck.
 */
export function BlockKeys({ page }: BlockKeysProps) {
  const getPuck = useGetPuck();
  useEffect(() => {
    const handleCopy = (event: ClipboardEvent): void => {
      const { selectedItem } = getPuck();
      const hasWords = page.getSelection()?.isCollapsed === false;
      if (
        selectedItem === null ||
        selectedItem.type === 'Screen' ||
        hasWords ||
        takesText(page.activeElement)
      )
        return;
      if (event.clipboardData === null) return;
      copyToClipboard(selectedItem, event.clipboardData);
      event.preventDefault();
    };
    const handlePaste = (event: ClipboardEvent): void => {
      const text = event.clipboardData?.getData('text/plain') ?? '';
      if (takesText(page.activeElement) || !pasteText(getPuck, text)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    page.addEventListener('copy', handleCopy);
    // Before the text that is edited on the canvas gets it.
    page.addEventListener('paste', handlePaste, true);
    return () => {
      page.removeEventListener('copy', handleCopy);
      page.removeEventListener('paste', handlePaste, true);
    };
  }, [getPuck, page]);
  return null;
}
