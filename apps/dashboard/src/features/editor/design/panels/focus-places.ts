/** The element id of the chosen block's settings. */
export const FIELDS_ID = 'block-fields';

/** The element id of the chosen block's name above its settings. */
export const BLOCK_NAME_ID = 'block-name';

/** The element id of a block's button in the outline. */
export function outlineId(blockId: string): string {
  return `outline-${blockId}`;
}

/** Moves the keyboard focus to the settings of the chosen block, past the canvas. */
export function focusFields(): void {
  document.getElementById(FIELDS_ID)?.focus();
}

/**
 * Moves the keyboard focus to the name of the chosen block. If none is chosen, to the panel for it,
 * or, where the panel is then hidden, to the outline's button of the given block.
 */
export function focusBlockName(otherwiseBlockId: string | undefined): void {
  const name = document.getElementById(BLOCK_NAME_ID) ?? document.getElementById(FIELDS_ID);
  name?.focus();
  if (document.activeElement !== name && otherwiseBlockId !== undefined)
    focusOutline(otherwiseBlockId);
}

/** Moves the keyboard focus back to the block's button in the outline. */
export function focusOutline(blockId: string): void {
  document.getElementById(outlineId(blockId))?.focus();
}
