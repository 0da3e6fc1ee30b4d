/** A block of a design, as its owner left it. */
export interface DesignBlock {
  readonly type: unknown;
  readonly props: Readonly<Record<string, unknown>>;
}

/** The blocks in a list of a design. Other values in the list are skipped. */
export function blocksIn(list: unknown): readonly DesignBlock[] {
  return Array.isArray(list) ? list.filter(isBlock) : [];
}

function isBlock(value: unknown): value is DesignBlock {
  if (typeof value !== 'object' || value === null || !('type' in value) || !('props' in value))
    return false;
  return typeof value.props === 'object' && value.props !== null;
}
