/** The element id of the chosen block's settings. */
export const FIELDS_ID = 'block-fields';

/** The element id of a block's button in the outline. */
export function outlineId(blockId: string): string {
  return `outline-${blockId}`;
}

/** Moves the keyboard focus to the settings of the chosen block, past the canvas. */
export function focusFields(): void {
  document.getElementById(FIELDS_ID)?.focus();
}

/** Moves the keyboard focus back to the block's button in the outline. */
export function focusOutline(blockId: string): void {
  document.getElementById(outlineId(blockId))?.focus();
}
