import type { ComponentData } from '@puckeditor/core';
import { dropChoice, keepChoice, readChoice } from '../../../../lib/keep-choice.ts';
import { notifyDone, notifyFailed } from '../../../../lib/notify.ts';
import { readCopiedBlock, writeCopiedBlock } from './copied-block.ts';
import { type EditedDesign, newBlockId, offeredKinds, pasteBlock } from './insert-block.ts';

/** The copied block is also in this browser's storage: reading the clipboard needs a permission. */
const STORED = 'copied-block';

const COPIED = 'Copied. You can paste it here and into your other popups.';
const COPIED_TO_CLIPBOARD =
  'Copied. Paste it with Ctrl+V or ⌘V: your browser refused to keep it for the Paste button.';
const NOT_COPIED =
  'Your browser refused to keep the block. Choose it and copy it with Ctrl+C or ⌘C instead.';

/** Copies a block for this and all other popups. */
export function copyBlock(block: ComponentData): void {
  if (store(writeCopiedBlock(block))) notifyDone(COPIED);
  else notifyFailed(new Error(NOT_COPIED));
}

/** Copies a block as `copyBlock` does, and to the clipboard. */
export function copyToClipboard(
  block: ComponentData,
  clipboard: Pick<DataTransfer, 'setData'>,
): void {
  const text = writeCopiedBlock(block);
  clipboard.setData('text/plain', text);
  notifyDone(store(text) ? COPIED : COPIED_TO_CLIPBOARD);
}

/** What was copied before must not be pasted in its place. */
function store(text: string): boolean {
  const isKept = keepChoice(STORED, text);
  if (!isKept) dropChoice(STORED);
  return isKept;
}

/** Pastes the block that was copied last. */
export function pasteStoredBlock(getPuck: () => EditedDesign): void {
  if (!pasteText(getPuck, readChoice(STORED) ?? ''))
    notifyDone('There is nothing to paste. Copy a block first, here or in another popup.');
}

/** Pastes the block in a text, or says that it does not fit. False if the text is no block. */
export function pasteText(getPuck: () => EditedDesign, text: string): boolean {
  const block = readCopiedBlock(text, offeredKinds(getPuck().config), newBlockId);
  if (block === undefined) return false;
  if (block === 'misfit') notifyFailed(new Error('This block does not fit this kind of popup.'));
  else pasteBlock(getPuck, block);
  return true;
}
