/** The settings of the chosen block. */
export const FIELDS_ID = 'block-fields';

/** The button of a block in the outline. */
export function outlineId(blockId: string): string {
  return `outline-${blockId}`;
}

/** Brings the keyboard to the settings of the block that was just chosen, past the whole canvas. */
export function focusFields(): void {
  document.getElementById(FIELDS_ID)?.focus();
}

/** Brings the keyboard back to where the block was chosen. */
export function focusOutline(blockId: string): void {
  document.getElementById(outlineId(blockId))?.focus();
}
