import { type ComponentData, type PuckApi, useGetPuck } from '@puckeditor/core';
import { useEffect } from 'react';
import { keepChoice, readChoice } from '../../../lib/keep-choice.ts';
import { notifyDone } from '../../../lib/notify.ts';
import { readCopiedBlock, writeCopiedBlock } from './copied-block.ts';
import { newBlockId, offeredKinds, pasteBlock } from './insert-block.ts';

/** The copied block is also in this browser's storage: reading the clipboard needs a permission. */
const STORED = 'copied-block';

/** Copies a block for this and all other popups. Returns its text. */
export function copyBlock(block: ComponentData): string {
  const text = writeCopiedBlock(block);
  keepChoice(STORED, text);
  notifyDone('Copied. You can paste it here and into your other popups.');
  return text;
}

/** Pastes the block that was copied last. */
export function pasteStoredBlock(getPuck: () => PuckApi): void {
  if (!paste(getPuck, readChoice(STORED) ?? ''))
    notifyDone('There is nothing to paste. Copy a block first, here or in another popup.');
}

function paste(getPuck: () => PuckApi, text: string): boolean {
  const block = readCopiedBlock(text, offeredKinds(getPuck().config), newBlockId);
  if (block === undefined) return false;
  pasteBlock(getPuck, block);
  return true;
}

interface BlockKeysProps {
  /** The page that is listened to: the dashboard's, or that of the canvas. */
  readonly page: Document;
}

/**
 * Copies the chosen block and pastes it when the owner presses the keys for it. Words that are
 * selected, and fields, are copied and pasted by the browser. It must be inside Puck.
 */
export function BlockKeys({ page }: BlockKeysProps) {
  const getPuck = useGetPuck();
  useEffect(() => {
    const handleCopy = (event: ClipboardEvent): void => {
      const { selectedItem } = getPuck();
      const hasWords = page.getSelection()?.isCollapsed === false;
      if (selectedItem === null || selectedItem.type === 'Screen' || hasWords || isInField(page))
        return;
      event.clipboardData?.setData('text/plain', copyBlock(selectedItem));
      event.preventDefault();
    };
    const handlePaste = (event: ClipboardEvent): void => {
      if (isInField(page) || !paste(getPuck, event.clipboardData?.getData('text/plain') ?? ''))
        return;
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

function isInField(page: Document): boolean {
  return page.activeElement?.matches('input,textarea,select') === true;
}
