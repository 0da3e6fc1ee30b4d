/**
 * One block of a design: its kind and its settings. Slot properties contain its child blocks. The
 * shape is Puck's component data.
 */
export interface Block {
  readonly type: string;
  readonly props: Readonly<Record<string, unknown>> & { readonly id: string };
}

/**
 * A design document as the editor saves it (Puck data): the screens of a popup, in order.
 * docs/behaviour/popup-parts.md#screens.
 */
export interface Design {
  readonly root: { readonly props: Readonly<Record<string, unknown>> };
  readonly content: Block[];
}

/** True for a value with the shape of a block. Other values in a stored design are skipped. */
export function isBlock(value: unknown): value is Block {
  if (typeof value !== 'object' || value === null || !('type' in value) || !('props' in value))
    return false;
  return typeof value.type === 'string' && typeof value.props === 'object' && value.props !== null;
}

/** The blocks of a slot or of a design's content. Everything else stored there is skipped. */
export function parseBlocks(value: unknown): Block[] {
  return Array.isArray(value) ? value.filter(isBlock) : [];
}
